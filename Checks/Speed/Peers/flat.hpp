// What an engine without a tree needs of each view: where on the screen it can be touched.
#pragma once
#include "scene.hpp"

struct Box {
  double left, top, right, bottom;
  bool isEmpty() const { return !(left < right && top < bottom); }
  bool contains(double x, double y) const {
    return x >= left && x < right && y >= top && y < bottom;
  }
  Box clipped(const Box& o) const {
    return {std::max(left, o.left), std::max(top, o.top), std::min(right, o.right),
            std::min(bottom, o.bottom)};
  }
};

struct FlatView {
  Box visible;       // on the screen, clipped by all views around it
  bool touchable;    // neither hidden (with what is around it), nor pass-through, nor clipped away
  bool upright;      // then `visible` is exact; else `fromScreen` and `bounds` tell
  Affine toScreen, fromScreen;
  Box bounds;

  bool contains(double x, double y) const {
    if (!visible.contains(x, y)) return false;
    return upright || bounds.contains(fromScreen.mapX(x, y), fromScreen.mapY(x, y));
  }
};

struct FlatScene {
  std::vector<Node> nodes;
  std::vector<FlatView> views;
  std::vector<bool> hidden;

  explicit FlatScene(const Scene& scene)
      : nodes(scene.nodes), views(nodes.size()), hidden(nodes.size()) {
    for (size_t i = 0; i < nodes.size(); i++) update(int(i));
  }

  /// Computes a view anew; its parent must be up to date.
  void update(int index) {
    const Node& n = nodes[index];
    const FlatView* parent = n.parent >= 0 ? &views[n.parent] : nullptr;
    FlatView& v = views[index];
    hidden[index] = n.hidden || (parent && hidden[n.parent]);
    v.bounds = {n.boundsX, n.boundsY, n.boundsX + n.width, n.boundsY + n.height};
    v.upright = n.degrees == 0 && (!parent || parent->upright);
    Affine local = toParent(n);
    if (v.upright) {
      v.toScreen = local;
      if (parent) v.toScreen.tx += parent->toScreen.tx, v.toScreen.ty += parent->toScreen.ty;
      v.visible = {v.toScreen.tx + v.bounds.left, v.toScreen.ty + v.bounds.top,
                   v.toScreen.tx + v.bounds.right, v.toScreen.ty + v.bounds.bottom};
    } else {
      v.toScreen = local.then(parent->toScreen);
      v.fromScreen = v.toScreen.inverse();
      v.visible = boxAround(v);
    }
    if (parent) v.visible = v.visible.clipped(parent->visible);
    v.touchable = !hidden[index] && !n.passThrough && !v.visible.isEmpty();
  }

 private:
  static Box boxAround(const FlatView& v) {
    double xs[2] = {v.bounds.left, v.bounds.right}, ys[2] = {v.bounds.top, v.bounds.bottom};
    Box box{1e300, 1e300, -1e300, -1e300};
    for (double x : xs)
      for (double y : ys) {
        double sx = v.toScreen.mapX(x, y), sy = v.toScreen.mapY(x, y);
        box = {std::min(box.left, sx), std::min(box.top, sy), std::max(box.right, sx),
               std::max(box.bottom, sy)};
      }
    // A turned corner is rounded; the exact test comes after.
    return {box.left - 1e-6, box.top - 1e-6, box.right + 1e-6, box.bottom + 1e-6};
  }
};
