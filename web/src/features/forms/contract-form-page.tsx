import { PaperFormPage } from './paper-form-page.tsx';

export const ContractFormPage = () => <PaperFormPage type="contract" />;
