import { PaperFormPage } from './paper/paper-form-page.tsx';

export const ContractFormPage = () => <PaperFormPage type="contract" />;
