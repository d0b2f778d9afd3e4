import { PaperFormPage } from './paper-form-page.tsx';

export const JobOfferFormPage = () => <PaperFormPage type="job_offer" />;
