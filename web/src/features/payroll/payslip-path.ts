export const payslipPath = (id: number): string => `/payroll/payslips/${id}`;
export const runPath = (id: number): string => `/payroll/runs/${id}`;
