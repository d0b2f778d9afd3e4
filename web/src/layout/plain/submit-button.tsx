import { Button } from '../../ui/actions/button.tsx';

type Props = { text: string; busyText: string; isBusy: boolean; isLarge?: boolean };

export function SubmitButton({ text, busyText, isBusy, isLarge }: Props) {
  return (
    <Button type="submit" variant="primary" size={isLarge ? 'large' : 'medium'} isBusy={isBusy}>
      {isBusy ? busyText : text}
    </Button>
  );
}
