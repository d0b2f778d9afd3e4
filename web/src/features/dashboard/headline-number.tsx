import { Link } from '@tanstack/react-router';
import './dashboard.css';

type Props = { number: string | undefined; label: string; link: { to: string; search?: Record<string, string> }; isBad?: boolean };

/** One number with its label; it links to the counted rows. */
export const HeadlineNumber = ({ number, label, link, isBad = false }: Props) => (
  <Link {...link} data-bad={isBad || undefined}>
    <strong>{number ?? '…'}</strong>
    {label}
  </Link>
);
