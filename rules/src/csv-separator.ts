/** Spreadsheets expect semicolons between cells wherever a comma stands before decimals. */
export const csvSeparator = (language: string): ',' | ';' => (new Intl.NumberFormat(language).format(0.5).includes(',') ? ';' : ',');
