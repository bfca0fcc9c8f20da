// The scenes and rounds that MakeScenes writes; Sources/Scenes describes both formats.
#pragma once
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

struct Node {
  int parent;
  double x, y, width, height, boundsX, boundsY, degrees;
  bool hidden, passThrough;
  int subtreeEnd = 0;
};

struct Scene {
  std::string name;
  double width = 0, height = 0;
  std::vector<Node> nodes;
};

struct Query {
  double x, y;
  int receiver;
};

struct Round {
  size_t queryWarmup = 0;
  std::vector<Query> queries;
};

[[noreturn]] inline void fail(const std::string& message) {
  std::fprintf(stderr, "%s\n", message.c_str());
  std::exit(1);
}

class Reader {
 public:
  explicit Reader(const std::string& path) : path(path), file(std::fopen(path.c_str(), "r")) {
    if (!file) fail(path + ": cannot be read");
  }
  ~Reader() { std::fclose(file); }
  template <class... Targets>
  void read(const char* format, Targets... targets) {
    if (std::fscanf(file, format, targets...) != int(sizeof...(targets))) fail(path + ": bad file");
  }

 private:
  std::string path;
  FILE* file;
};

inline Scene readScene(const std::string& path) {
  Reader in(path);
  Scene scene;
  char name[64];
  size_t count;
  in.read("scene %63s %lf %lf %zu", name, &scene.width, &scene.height, &count);
  scene.name = name;
  scene.nodes.resize(count);
  for (Node& n : scene.nodes) {
    int flags;
    in.read("%d %lf %lf %lf %lf %lf %lf %lf %d", &n.parent, &n.x, &n.y, &n.width, &n.height,
            &n.boundsX, &n.boundsY, &n.degrees, &flags);
    n.hidden = flags & 1;
    n.passThrough = flags & 2;
  }
  for (int i = int(count) - 1; i >= 0; i--) {
    Node& n = scene.nodes[i];
    n.subtreeEnd = std::max(n.subtreeEnd, i + 1);
    if (n.parent >= 0) {
      int& end = scene.nodes[n.parent].subtreeEnd;
      end = std::max(end, n.subtreeEnd);
    }
  }
  return scene;
}

inline Round readRound(const std::string& path) {
  Reader in(path);
  Round round;
  size_t queries;
  in.read("round %zu %zu", &queries, &round.queryWarmup);
  round.queries.resize(queries + round.queryWarmup);
  for (Query& q : round.queries) in.read("%lf %lf %d", &q.x, &q.y, &q.receiver);
  return round;
}

/// x' = a x + c y + tx, y' = b x + d y + ty
struct Affine {
  double a = 1, b = 0, c = 0, d = 1, tx = 0, ty = 0;
  double mapX(double x, double y) const { return a * x + c * y + tx; }
  double mapY(double x, double y) const { return b * x + d * y + ty; }
  /// This one first, then the other.
  Affine then(const Affine& o) const {
    return {o.a * a + o.c * b,           o.b * a + o.d * b,
            o.a * c + o.c * d,           o.b * c + o.d * d,
            o.a * tx + o.c * ty + o.tx,  o.b * tx + o.d * ty + o.ty};
  }
  /// Only for turns and moves.
  Affine inverse() const { return {a, c, b, d, -(a * tx + b * ty), -(c * tx + d * ty)}; }
};

/// Maps a node's own space to its parent's.
inline Affine toParent(const Node& n) {
  if (n.degrees == 0) return {1, 0, 0, 1, n.x - n.boundsX, n.y - n.boundsY};
  double angle = n.degrees * M_PI / 180, cosine = std::cos(angle), sine = std::sin(angle);
  double w = n.width / 2, h = n.height / 2;
  return Affine{1, 0, 0, 1, -n.boundsX - w, -n.boundsY - h}
      .then({cosine, sine, -sine, cosine, n.x + w, n.y + h});
}
