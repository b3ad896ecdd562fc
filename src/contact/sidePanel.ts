/** The look of the panel at the end of the contact dialog, on phones below it. */
export const sidePanel = {
  flex: 'none',
  width: { md: 320 },
  px: { xs: 3, sm: 5 },
  pt: { xs: 4, md: 8 },
  pb: { xs: 4, md: 7 },
  backgroundColor: 'background.sunken',
} as const;
