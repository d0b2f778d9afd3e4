import type { TimelineEntry } from '@cadre/contract/calls/people';
import { Link } from '@tanstack/react-router';
import { BriefcaseBusiness, Eye, FilePen, FileText, LogIn, type LucideIcon, PencilLine, UserRoundPen } from 'lucide-react';
import { useLabels } from '../../../fields/labels.ts';
import { useFormat } from '../../../platform/format.ts';
import { useTexts } from '../../../platform/texts.ts';
import type { TimelineKind } from './use-timeline.ts';

const icons: Record<TimelineKind, LucideIcon> = {
  employment: BriefcaseBusiness,
  document: FileText,
  form: FilePen,
  change_request: PencilLine,
  profile: UserRoundPen,
  sign_in: LogIn,
  viewed: Eye,
};

export function TimelineLine({ entry }: { entry: TimelineEntry }) {
  const t = useTexts();
  const labels = useLabels();
  const format = useFormat();
  const { at, kind, event, title, actor_name, fields, link } = entry;
  const Icon = icons[kind];
  // An employment changes with a day, not at an hour.
  const isOfDay = kind === 'employment';
  const words = {
    title: title ?? t('common.empty_value'),
    actor_name: actor_name ?? t('history.nobody'),
    fields: fields.map((field) => labels.field('employees', field)).join(', ') || t('common.empty_value'),
  };
  // Kind and event belong together; the contract's type says which pairs there are, and each has its sentence.
  const sentence = t(`people.timeline.${kind}_${event}` as 'people.timeline.profile_changed', words as never);
  const isOwn = link?.startsWith('/') && !link.startsWith('//');
  return (
    <li className={`life__line life__line--${kind}`}>
      <span className="life__icon">
        <Icon size={16} aria-hidden />
      </span>
      <span className="life__words">
        {isOwn && link ? <Link to={link}>{sentence}</Link> : sentence}
        <span className="life__kind">{t(`self.kind_${kind}`)}</span>
      </span>
      <time dateTime={at}>{isOfDay ? format.moment(at).slice(0, 10) : format.moment(at)}</time>
    </li>
  );
}
