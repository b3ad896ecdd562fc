/* Broadway knows no resolution and says -1 dots per inch, of which WebKitGTK makes a page zoom of -1/96. */
double gdk_screen_get_resolution(void *screen) {
  (void)screen;
  return 96.0;
}
