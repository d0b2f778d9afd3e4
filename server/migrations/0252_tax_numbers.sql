-- The tax number of an employer, which payslips and contracts show.

alter table branches add column employer_tax_no text;
