import { bankAccounts } from '@cadre/contract/resources/bank-accounts';
import { dependents } from '@cadre/contract/resources/dependents';
import '../../../crud/crud.css';
import { useMe } from '../../../platform/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { BackgroundSection } from './background-section.tsx';
import { DocumentsSection } from './documents-section.tsx';
import { EmergencySection } from './emergency-section.tsx';
import { EmploymentSection } from './employment-section.tsx';
import { FieldsSection } from './fields-section.tsx';
import './my-info.css';
import { OwnHead } from './own-head.tsx';
import { PapersSection } from './papers-section.tsx';
import { ProtectedSection } from './protected-section.tsx';
import { SectionNav } from './section-nav.tsx';
import { useOwnPay, useOwnPersonal, useOwnProfile } from './use-own-file.ts';
import { useOwnDocuments } from './use-own-papers.ts';
import { useOwnRequests } from './use-own-requests.ts';
import { useWantedSection } from './use-wanted-section.ts';

/** One's own file. */
export function MyInfoPage() {
  const t = useTexts();
  const { employee } = useMe();
  return employee ? <OwnFile /> : <p className="card own-none">{t('self.no_record')}</p>;
}

function OwnFile() {
  const t = useTexts();
  const asked = useOwnRequests();
  const requests = asked.data ?? [];
  const personal = useOwnPersonal();
  const pay = useOwnPay();
  useWantedSection([asked, personal, pay, useOwnProfile(), useOwnDocuments()].every(({ isPending }) => !isPending));
  return (
    <div className="own-file">
      <OwnHead />
      <SectionNav />
      <div className="own-file__sections">
        <FieldsSection section="personal" requests={requests} />
        <FieldsSection section="contact" requests={requests} />
        <FieldsSection section="address" requests={requests} />
        <EmploymentSection />
        <EmergencySection />
        <ProtectedSection
          section="dependents"
          resource={dependents}
          query={{ ...personal, data: personal.data?.dependents }}
          requests={requests}
          hint={t('self.protected_hint')}
        />
        <BackgroundSection />
        <ProtectedSection
          section="bank"
          resource={bankAccounts}
          query={{ ...pay, data: pay.data?.bank_accounts }}
          requests={requests}
          hint={t('self.bank_hint')}
        />
        <DocumentsSection />
        <PapersSection />
      </div>
    </div>
  );
}
