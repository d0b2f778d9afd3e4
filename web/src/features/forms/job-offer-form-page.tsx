import { PaperFormPage } from './paper/paper-form-page.tsx';

export const JobOfferFormPage = () => <PaperFormPage type="job_offer" />;
