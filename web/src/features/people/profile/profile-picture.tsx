import { employees } from '@cadre/contract/resources/employees';
import { Camera } from 'lucide-react';
import { type ChangeEvent, lazy, Suspense, useId, useState } from 'react';
import { useUpload } from '../../../crud/record/use-write.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Avatar } from '../../../ui/people/avatar.tsx';
import type { Profile } from './profile.ts';

const CropPicture = lazy(async () => ({ default: (await import('../../../crud/files/crop-picture.tsx')).CropPicture }));

export const picture = 'picture';

/** The picture of the employee; users with the right can change it here. */
export function ProfilePicture({ employee }: { employee: Profile['employee'] }) {
  const t = useTexts();
  const id = useId();
  const upload = useUpload(employees, employee.id);
  const [file, setFile] = useState<File>();
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setFile(target.files?.[0]);
    target.value = '';
  };
  return (
    <div className="relative person-head__picture">
      <Avatar name={employee.name} pic={employee.pic as string | null} size={64} />
      {employee.can?.update_picture === true && (
        <label
          htmlFor={id}
          className="stacked quiet round absolute centered surface pressable person-head__camera not-printed"
          aria-busy={upload.isPending}
        >
          <Camera size={14} aria-hidden />
          <span className="visually-hidden">{t('people.profile.change_picture')}</span>
          <input
            id={id}
            type="file"
            className="visually-hidden"
            accept="image/png,image/jpeg,image/webp"
            disabled={upload.isPending}
            onChange={choose}
          />
        </label>
      )}
      <Suspense>
        {file && (
          <CropPicture
            file={file}
            onClose={() => setFile(undefined)}
            onDone={(cut) => {
              setFile(undefined);
              upload.mutate({ collection: picture, file: cut, onProgress: () => {} });
            }}
          />
        )}
      </Suspense>
    </div>
  );
}
