import { levels } from '@cadre/rules/planning/load';
import { useTexts } from '../../platform/texts.ts';
import { Cluster } from '../../ui/layout/stack.tsx';

export function BoardLegend() {
  const t = useTexts();
  return (
    <Cluster as="ul" className="board-legend" aria-label={t('planning.legend')}>
      {levels.map((level) => (
        <li key={level}>
          <Sample level={level} />
          {t(`planning.level_${level}`)}
        </li>
      ))}
      <li>
        <Sample level="bench" isPending />
        {t('planning.level_pending')}
      </li>
    </Cluster>
  );
}

const Sample = ({ level, isPending }: { level: string; isPending?: boolean }) => (
  <span className="board__cell" data-level={level} data-pending={isPending || undefined} aria-hidden>
    <span className="board__level">{level === 'over' && '!'}</span>
  </span>
);
