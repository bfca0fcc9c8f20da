// The loop that every engine in C++ shares: build, then answer rounds until the input ends.
//
//   engine SCENE-FILE BUDGET-MS     then on standard input one round file a line
//
// and on standard output one line of JSON for the build and for each round. The queries of a round
// stop when their budget is used up; what was asked is what is checked. Handles become indices
// outside the timed part.
#pragma once
#include <chrono>
#include <iostream>
#include <memory>

#include "scene.hpp"

inline double now() {
  using namespace std::chrono;
  return double(duration_cast<nanoseconds>(steady_clock::now().time_since_epoch()).count());
}

struct Tally {
  double nanoseconds = 0;
  size_t count = 0, asked = 0, agreed = 0;
  double each() const { return count ? nanoseconds / double(count) : 0; }
};

/// Times `step(i)` for all i from warmup to count, as far as the budget goes; half of it may go
/// into the warm-up before.
template <class Step>
void measure(size_t warmup, size_t count, double budget, Tally& tally, Step step) {
  const size_t chunk = 64;
  double start = now();
  for (size_t i = 0; i < warmup; i++) {
    if (i % chunk == 0 && now() - start > budget / 2) break;
    step(i);
  }
  start = now();
  double end = start;
  size_t i = warmup;
  while (i < count && end - start < budget) {
    for (size_t stop = std::min(count, i + chunk); i < stop; i++) step(i);
    end = now();
  }
  tally.nanoseconds = end - start;
  tally.count = i - warmup;
}

/// An engine has: `name`, `Handle`, a constructor from a scene, `query(x, y) -> Handle` and
/// `index(Handle)`.
template <class Engine>
class Session {
 public:
  Session(const std::string& path, double budget) : scene(readScene(path)), budget(budget) {
    buildTime = timeBuild();
    std::cout << "{\"engine\": \"" << Engine::name << "\", \"scene\": \"" << scene.name
              << "\", \"build_ns\": " << buildTime << "}" << std::endl;
  }

  void play(const std::string& path) {
    Round round = readRound(path);
    buildTime = timeBuild();
    Tally queries = ask(round);
    std::cout << "{\"query_ns\": " << queries.each() << ", \"build_ns\": " << buildTime
              << ", \"asked\": " << queries.asked << ", \"agreed\": " << queries.agreed << "}"
              << std::endl;
  }

 private:
  Scene scene;
  double budget, buildTime;
  std::unique_ptr<Engine> engine;

  /// Small scenes are built several times over, and the mean counts.
  double timeBuild() {
    double total = 0;
    int builds = 0;
    do {
      engine.reset();
      double start = now();
      engine = std::make_unique<Engine>(scene);
      total += now() - start;
      builds++;
    } while (total < 5e6);
    return total / builds;
  }

  Tally ask(const Round& round) {
    Tally tally;
    std::vector<typename Engine::Handle> answers(round.queries.size());
    measure(round.queryWarmup, answers.size(), budget, tally, [&](size_t i) {
      answers[i] = engine->query(round.queries[i].x, round.queries[i].y);
    });
    for (size_t i = round.queryWarmup; i < round.queryWarmup + tally.count; i++)
      check(engine->index(answers[i]), round.queries[i], tally);
    return tally;
  }

  static void check(int answer, const Query& query, Tally& tally) {
    tally.asked++;
    if (answer == query.receiver) {
      tally.agreed++;
    } else if (std::getenv("SHOW_DIFFERENCES")) {
      std::fprintf(stderr, "%g, %g: %d, not %d\n", query.x, query.y, answer, query.receiver);
    }
  }
};

template <class Engine>
int serve(int argc, char** argv) {
  if (argc != 3) fail("usage: engine SCENE-FILE BUDGET-MS");
  Session<Engine> session(argv[1], std::atof(argv[2]) * 1e6);
  std::string path;
  while (std::getline(std::cin, path)) session.play(path);
  std::cout.flush();
  // Tearing down an index answers no question.
  std::_Exit(0);
}
