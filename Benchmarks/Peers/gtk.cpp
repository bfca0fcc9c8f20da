// GTK 4: one widget for each view, asked by gtk_widget_pick. Needs a display, Xvfb will do.
//
// Widgets with children clip (overflow hidden); a turned view is allocated with a transform. A
// pass-through view says that it contains no point. GTK's clips hold their high edges, so answers
// on them can differ.
#include <gtk/gtk.h>

#include "engine.hpp"

struct ViewWidget {
  GtkWidget widget;
  const Node* node;
  int index;
};
struct ViewWidgetClass {
  GtkWidgetClass parent;
};

G_DEFINE_TYPE(ViewWidget, view_widget, GTK_TYPE_WIDGET)

static ViewWidget* asView(GtkWidget* widget) { return reinterpret_cast<ViewWidget*>(widget); }

static void place(GtkWidget* widget) {
  const Node& node = *asView(widget)->node;
  GtkWidget* parent = gtk_widget_get_parent(widget);
  const Node* around = G_OBJECT_TYPE(parent) == view_widget_get_type() ? asView(parent)->node
                                                                       : nullptr;
  double x = node.x - (around ? around->boundsX : 0), y = node.y - (around ? around->boundsY : 0);
  auto at = [](double x, double y) { return GRAPHENE_POINT_INIT(float(x), float(y)); };
  graphene_point_t origin = at(x, y);
  GskTransform* transform = nullptr;
  if (node.degrees == 0) {
    transform = gsk_transform_translate(transform, &origin);
  } else {
    graphene_point_t centre = at(x + node.width / 2, y + node.height / 2);
    graphene_point_t back = at(-node.width / 2, -node.height / 2);
    transform = gsk_transform_translate(transform, &centre);
    transform = gsk_transform_rotate(transform, float(node.degrees));
    transform = gsk_transform_translate(transform, &back);
  }
  gtk_widget_allocate(widget, int(node.width), int(node.height), -1, transform);
}

static void placeChildren(GtkWidget* widget, int, int, int) {
  for (GtkWidget* child = gtk_widget_get_first_child(widget); child;
       child = gtk_widget_get_next_sibling(child)) {
    if (!gtk_widget_should_layout(child)) continue;
    gtk_widget_measure(child, GTK_ORIENTATION_HORIZONTAL, -1, nullptr, nullptr, nullptr, nullptr);
    place(child);
  }
}

static gboolean containsPoint(GtkWidget* widget, double x, double y) {
  const Node* node = asView(widget)->node;
  return node && !node->passThrough && x >= 0 && x < node->width && y >= 0 && y < node->height;
}

static void view_widget_init(ViewWidget*) {}
static void view_widget_class_init(ViewWidgetClass* type) {
  type->parent.size_allocate = placeChildren;
  type->parent.contains = containsPoint;
}

class Gtk {
 public:
  static constexpr const char* name = "gtk";
  static constexpr bool rebuilds = false;
  using Handle = GtkWidget*;

  explicit Gtk(const Scene& scene) : nodes(scene.nodes) {
    GtkWidget* holder = makeWidget(-1);
    for (size_t i = 0; i < nodes.size(); i++) {
      widgets.push_back(makeWidget(int(i)));
      int parent = nodes[i].parent;
      gtk_widget_set_parent(widgets[i], parent < 0 ? holder : widgets[parent]);
      if (parent >= 0) gtk_widget_set_overflow(widgets[parent], GTK_OVERFLOW_HIDDEN);
      gtk_widget_set_visible(widgets[i], !nodes[i].hidden);
    }
    GtkWidget* window = gtk_window_new();
    gtk_window_set_decorated(GTK_WINDOW(window), FALSE);
    gtk_window_set_default_size(GTK_WINDOW(window), 400, 400);
    gtk_window_set_child(GTK_WINDOW(window), holder);
    gtk_window_present(GTK_WINDOW(window));
    while (gtk_widget_get_width(widgets[0]) != int(scene.width) ||
           !gtk_widget_get_mapped(widgets[0]))
      g_main_context_iteration(nullptr, TRUE);
  }

  GtkWidget* query(double x, double y) const {
    return gtk_widget_pick(widgets[0], x, y, GTK_PICK_DEFAULT);
  }

  int index(GtkWidget* widget) const { return widget ? asView(widget)->index : -1; }

 private:
  std::vector<Node> nodes;
  std::vector<GtkWidget*> widgets;

  GtkWidget* makeWidget(int index) {
    auto widget = GTK_WIDGET(g_object_new(view_widget_get_type(), nullptr));
    asView(widget)->index = index;
    asView(widget)->node = index < 0 ? nullptr : &nodes[index];
    return widget;
  }
};

int main(int argc, char** argv) {
  if (!gtk_init_check()) fail("GTK has no display");
  return serve<Gtk>(argc, argv);
}
