import { useLocation } from '@tanstack/react-router';

/** Pay is brought on a page of its own, which people without the right to add employees may open. */
export const useImportPath = (): '/employees/import' | '/payroll/import' =>
  useLocation({ select: ({ pathname }) => pathname }) === '/payroll/import' ? '/payroll/import' : '/employees/import';
