/** Where single components differ from the tokens. */

export const sharedComponents = {
  Table: {
    cellPaddingBlock: 10,
    cellPaddingInline: 16,
    cellPaddingBlockMD: 8,
    cellPaddingInlineMD: 16,
    cellPaddingBlockSM: 5,
    cellPaddingInlineSM: 12,
    headerSplitColor: 'transparent',
  },
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
  Table: {
    headerBg: '#F4F7F5',
    headerColor: '#4D5C55',
    rowHoverBg: '#F0F6F3',
    rowSelectedBg: '#E6F4EC',
    rowSelectedHoverBg: '#D5ECDF',
  },
  Form: {
    labelColor: '#4D5C55',
  },
  Button: {
    defaultBorderColor: '#CBD6D0',
  },
} as const;

export const darkComponents = {
  Table: {
    headerBg: '#1A2520',
    headerColor: '#A9B8B0',
    rowHoverBg: '#1B2721',
    rowSelectedBg: '#153426',
    rowSelectedHoverBg: '#1A4230',
  },
  Button: {
    defaultBorderColor: '#3A4A42',
  },
} as const;
