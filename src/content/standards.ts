/** Standards that messages name, as placeholders: their names hold figures, and a new edition changes them in one place. */
export const standards = {
  accessibilityStandard: 'WCAG 2.2',
  environmentStandard: 'ISO 14001',
  securityStandard: 'ISO/IEC 27001',
} as const;
