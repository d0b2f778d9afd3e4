type Area = { x: number; y: number; width: number; height: number };

/** Large enough for every place that shows a person, small enough to travel at once. */
const side = 512;

/** The chosen square of a picture as a file of its own; what a camera wrote beside the picture stays behind. */
export async function cutPicture(file: File, { x, y, width, height }: Area): Promise<File> {
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
