import { holidays } from '@cadre/contract/resources/holidays';
import { ResourcePage } from '../../crud/resource-page.tsx';

export const HolidaysPage = () => <ResourcePage resource={holidays} />;
