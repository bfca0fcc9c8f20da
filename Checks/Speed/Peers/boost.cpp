// Boost.Geometry R-tree: the boxes of all views that can be touched, and of those around a point
// the frontmost one. Boxes are closed there and half-open here, so each hit is tested again.
#include <boost/iterator/function_output_iterator.hpp>
#include <boost/geometry.hpp>
#include <boost/geometry/geometries/box.hpp>
#include <boost/geometry/geometries/point_xy.hpp>
#include <boost/geometry/index/rtree.hpp>

#include "engine.hpp"
#include "flat.hpp"

namespace bg = boost::geometry;
namespace bgi = boost::geometry::index;

class Boost {
 public:
  static constexpr const char* name = "boost";
  using Handle = int;
  using Point = bg::model::d2::point_xy<double>;
  using Rectangle = bg::model::box<Point>;
  using Entry = std::pair<Rectangle, int>;

  explicit Boost(const Scene& scene) : flat(scene) {
    std::vector<Entry> entries;
    entries.reserve(flat.views.size());
    for (size_t i = 0; i < flat.views.size(); i++)
      if (flat.views[i].touchable) entries.push_back(entry(int(i)));
    tree = Tree(entries.begin(), entries.end());
  }

  int query(double x, double y) const {
    int front = -1;
    auto take = [&](const Entry& candidate) {
      int index = candidate.second;
      if (index > front && flat.views[index].contains(x, y)) front = index;
    };
    tree.query(bgi::intersects(Point(x, y)), boost::make_function_output_iterator(take));
    return front;
  }

  int index(int handle) const { return handle; }

 private:
  // Of rstar, quadratic and linear with 4, 8 and 16 entries this one is, over all scenes, within
  // noise of the fastest.
  using Tree = bgi::rtree<Entry, bgi::linear<8>>;
  FlatScene flat;
  Tree tree;

  Entry entry(int i) const {
    const Box& box = flat.views[i].visible;
    return {Rectangle(Point(box.left, box.top), Point(box.right, box.bottom)), i};
  }
};

int main(int argc, char** argv) { return serve<Boost>(argc, argv); }
