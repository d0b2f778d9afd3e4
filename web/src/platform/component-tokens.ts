/** Where single components differ from the tokens. */

export const sharedComponents = {
  Card: {
    headerFontSize: 15,
    headerHeight: 48,
    bodyPadding: 16,
  },
  Form: {
    verticalLabelPadding: '0 0 4px',
  },
  Button: {
    fontWeight: 500,
    primaryShadow: 'none',
    defaultShadow: 'none',
  },
} as const;

export const lightComponents = {
  Form: {
    labelColor: '#4D5C55',
  },
  Button: {
    defaultBorderColor: '#CBD6D0',
  },
} as const;

export const darkComponents = {
  Button: {
    defaultBorderColor: '#3A4A42',
  },
} as const;
