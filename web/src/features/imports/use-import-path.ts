import { useLocation } from '@tanstack/react-router';

const paths = ['/employees/import', '/payroll/import', '/configuration/exchange-rates/import'] as const;

/** Pay and exchange rates have their own pages, which users without the right to add employees may open. */
export const useImportPath = (): (typeof paths)[number] =>
  useLocation({ select: ({ pathname }) => paths.find((path) => path === pathname) }) ?? paths[0];
