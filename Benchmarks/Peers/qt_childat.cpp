// Qt 6: one QWidget for each view, asked by QWidget::childAt, offscreen.
//
// Widgets cannot be turned, so turned views stand upright and answers on and around them differ. A
// widget that is transparent for mouse events takes its children along, so the children of a
// pass-through view stand in the next view around it instead.
#include <QApplication>
#include <QWidget>
#include <unordered_map>

#include "engine.hpp"

class QtChildAt {
 public:
  static constexpr const char* name = "qt-childat";
  static constexpr bool rebuilds = false;
  using Handle = QWidget*;

  explicit QtChildAt(const Scene& scene) : nodes(scene.nodes) {
    for (const Node& node : nodes) widgets.push_back(makeWidget(node));
    widgets[0]->show();
  }

  QWidget* query(double x, double y) const { return widgets[0]->childAt(int(x), int(y)); }

  int index(QWidget* widget) {
    if (!widget) return 0;  // childAt names children only; all points lie in the first view.
    if (indices.empty())
      for (size_t i = 0; i < widgets.size(); i++) indices[widgets[i]] = int(i);
    return indices[widget];
  }

 private:
  struct Place {
    QWidget* parent;
    int x, y;
  };
  std::vector<Node> nodes;
  std::vector<QWidget*> widgets;
  std::unordered_map<QWidget*, int> indices;

  Place placeOf(const Node& node) const {
    double x = node.x, y = node.y;
    int up = node.parent;
    while (up >= 0) {
      const Node& parent = nodes[up];
      x -= parent.boundsX;
      y -= parent.boundsY;
      if (!parent.passThrough || up == 0) break;
      x += parent.x;
      y += parent.y;
      up = parent.parent;
    }
    return {up >= 0 ? widgets[up] : nullptr, int(x), int(y)};
  }

  QWidget* makeWidget(const Node& node) const {
    Place place = placeOf(node);
    auto widget = new QWidget(place.parent);
    widget->setGeometry(place.x, place.y, int(node.width), int(node.height));
    if (node.hidden) widget->hide();
    if (node.passThrough) widget->setAttribute(Qt::WA_TransparentForMouseEvents);
    return widget;
  }
};

int main(int argc, char** argv) {
  qputenv("QT_QPA_PLATFORM", "offscreen");
  int ownArguments = 1;
  QApplication application(ownArguments, argv);
  return serve<QtChildAt>(argc, argv);
}
