// Divides a screen among rectangles as compositors do: from the frontmost on, each gets what it has in common with the
// region that is left, and the region loses it. Prints the processor time in seconds and the area that is left.
//
//     pixman FILE    see Sources/Divide
#include <pixman.h>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <vector>

int main(int count, char **arguments) {
  FILE *file = count == 2 ? std::fopen(arguments[1], "r") : nullptr;
  if (!file) return 2;
  std::vector<pixman_box32_t> boxes;
  pixman_box32_t box;
  while (std::fscanf(file, "%d %d %d %d", &box.x1, &box.y1, &box.x2, &box.y2) == 4) boxes.push_back(box);
  if (boxes.empty()) return 2;
  double least = 1e9, left = 0;
  // The slowest screens are asked fewer times.
  for (int round = 0; round < 7 && (round == 0 || least * round < 5); round++) {
    std::clock_t start = std::clock();
    std::vector<pixman_region32_t> visible(boxes.size());
    pixman_region32_t rest;
    pixman_region32_init_with_extents(&rest, &boxes[0]);
    for (size_t place = boxes.size() - 1; place > 0; place--) {
      pixman_region32_t window;
      pixman_region32_init_with_extents(&window, &boxes[place]);
      pixman_region32_init(&visible[place]);
      pixman_region32_intersect(&visible[place], &rest, &window);
      pixman_region32_subtract(&rest, &rest, &window);
      pixman_region32_fini(&window);
    }
    least = std::min(least, double(std::clock() - start) / CLOCKS_PER_SEC);
    left = 0;
    int pieces;
    const pixman_box32_t *rects = pixman_region32_rectangles(&rest, &pieces);
    for (int place = 0; place < pieces; place++)
      left += double(rects[place].x2 - rects[place].x1) * (rects[place].y2 - rects[place].y1);
    for (size_t place = 1; place < boxes.size(); place++) pixman_region32_fini(&visible[place]);
    pixman_region32_fini(&rest);
  }
  std::printf("%.6f %.0f\n", least, left);
}
