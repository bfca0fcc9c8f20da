// Qt 6: a QGraphicsScene with one item for each view that can be touched, all at the top level and
// in the scene's order, asked by itemAt. The scene's index is the default, a BSP tree.
#include <QApplication>
#include <QGraphicsItem>
#include <QGraphicsScene>

#include "engine.hpp"
#include "flat.hpp"

class ViewItem : public QGraphicsItem {
 public:
  ViewItem(int index, const FlatView& view) : index(index) { place(view); }

  void place(const FlatView& view) {
    prepareGeometryChange();
    this->view = view;
    if (view.upright) {
      rectangle = QRectF(0, 0, view.visible.right - view.visible.left,
                         view.visible.bottom - view.visible.top);
      setPos(view.visible.left, view.visible.top);
    } else {
      const Affine& t = view.toScreen;
      rectangle = QRectF(view.bounds.left, view.bounds.top, view.bounds.right - view.bounds.left,
                         view.bounds.bottom - view.bounds.top);
      setTransform(QTransform(t.a, t.b, t.c, t.d, t.tx, t.ty));
    }
  }

  QRectF boundingRect() const override { return rectangle; }
  void paint(QPainter*, const QStyleOptionGraphicsItem*, QWidget*) override {}

  bool contains(const QPointF& p) const override {
    bool inside = p.x() >= rectangle.left() && p.x() < rectangle.right() &&
                  p.y() >= rectangle.top() && p.y() < rectangle.bottom();
    if (view.upright || !inside) return inside;
    return view.visible.contains(view.toScreen.mapX(p.x(), p.y()),
                                 view.toScreen.mapY(p.x(), p.y()));
  }

  const int index;

 private:
  FlatView view;
  QRectF rectangle;
};

class QtScene {
 public:
  static constexpr const char* name = "qt-scene";
  static constexpr bool rebuilds = false;
  using Handle = QGraphicsItem*;

  explicit QtScene(const Scene& scene) : flat(scene), items(flat.views.size()) {
    graphics.setSceneRect(0, 0, scene.width, scene.height);
    for (size_t i = 0; i < items.size(); i++) {
      items[i] = new ViewItem(int(i), flat.views[i]);
      items[i]->setVisible(flat.views[i].touchable);
      graphics.addItem(items[i]);
    }
    query(0, 0);  // The first query builds the tree.
  }

  QGraphicsItem* query(double x, double y) const {
    return graphics.itemAt(QPointF(x, y), QTransform());
  }

  int index(QGraphicsItem* item) const { return item ? static_cast<ViewItem*>(item)->index : -1; }

 private:
  FlatScene flat;
  QGraphicsScene graphics;
  std::vector<ViewItem*> items;
};

int main(int argc, char** argv) {
  qputenv("QT_QPA_PLATFORM", "offscreen");
  int ownArguments = 1;
  QApplication application(ownArguments, argv);
  return serve<QtScene>(argc, argv);
}
