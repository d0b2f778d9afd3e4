import { useEffect, useId, useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import { Modal } from '../../ui/overlays/modal.tsx';
import 'react-easy-crop/react-easy-crop.css';
import { useMessages } from '../../platform/messages.ts';
import { useTexts } from '../../platform/texts.ts';
import '../styles/crop-picture.css';

type Props = { file: File; onDone: (picture: File) => void; onClose: () => void };

const most = 4;

/** A picture of any shape becomes a round portrait. Made to be loaded when a file was chosen. */
export function CropPicture({ file, onDone, onClose }: Props) {
  const t = useTexts();
  const messages = useMessages();
  const id = useId();
  const url = useAddressOf(file);
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area>();

  const use = async () => {
    if (!area) return;
    try {
      onDone(await cutPicture(file, area));
    } catch {
      messages.error(t('forms.picture_unreadable'));
      onClose();
    }
  };
  return (
    <Modal
      open
      title={t('forms.crop_title')}
      okText={t('forms.crop_use')}
      cancelText={t('common.cancel')}
      okButtonProps={{ disabled: !area }}
      onOk={() => void use()}
      onCancel={onClose}
    >
      <div className="relative rounded clip crop-picture">
        {url && (
          <Cropper
            image={url}
            crop={crop}
            zoom={zoom}
            maxZoom={most}
            aspect={1}
            cropShape="round"
            showGrid={false}
            disableAutomaticStylesInjection
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_share, pixels) => setArea(pixels)}
            mediaProps={{
              onError: () => {
                messages.error(t('forms.picture_unreadable'));
                onClose();
              },
            }}
          />
        )}
      </div>
      <p className="muted">{t('forms.crop_hint')}</p>
      <label className="line gap-3 crop-picture__zoom" htmlFor={id}>
        {t('forms.crop_zoom')}
        <input
          className="fills"
          id={id}
          type="range"
          min={1}
          max={most}
          step={0.05}
          value={zoom}
          onChange={(event) => setZoom(Number(event.target.value))}
        />
      </label>
    </Modal>
  );
}

function useAddressOf(file: File): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}

/** Large enough for every place that shows a person, small enough to upload quickly. */
const side = 512;

/** The chosen square of a picture as a new file, without the metadata of the camera. */
async function cutPicture(file: File, { x, y, width, height }: Area): Promise<File> {
  const picture = await createImageBitmap(file);
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side });
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser draws no pictures.');
  // Transparent parts would turn black in a JPEG.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, side, side);
  pen.drawImage(picture, x, y, width, height, 0, 0, side, side);
  picture.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
  if (!blob) throw new Error('The picture could not be written.');
  return new File([blob], `${file.name.replace(/\.\w+$/, '')}.jpg`, { type: 'image/jpeg' });
}
