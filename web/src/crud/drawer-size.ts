/** Width of the drawers in px; the style sheet makes them fill a screen below 768. */
export const drawerSize = 560;
