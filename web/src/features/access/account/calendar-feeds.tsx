import { type CalendarFeed, calendarFeeds, deleteFeed, feedKinds, makeFeed } from '@cadre/contract/calls/calendar-feeds';
import { CalendarSync } from 'lucide-react';
import { useState } from 'react';
import { useCall, useCallMutation } from '../../../platform/call-api.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { QueryStates } from '../../../ui/feedback/query-states.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { RowItem, Rows } from '../../../ui/layout/rows.tsx';
import { Cluster, Grid } from '../../../ui/layout/stack.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { FeedAddress } from './feed-address.tsx';

type Kind = (typeof feedKinds)[number];
type Question = { what: 'reset' | 'delete'; feed: CalendarFeed };

/** Calendars for other programs: an address for each kind, made, replaced and deleted here, and how to use it. */
export function CalendarFeeds() {
  const t = useTexts();
  const format = useFormat();
  const query = useCall(calendarFeeds);
  const [question, setQuestion] = useState<Question>();
  const [made, setMade] = useState<{ kind: Kind; address: string }>();
  const make = useCallMutation(makeFeed, {}, { onSuccess: ({ data }) => setMade(data) });
  const remove = useCallMutation(deleteFeed, {}, { onSuccess: () => setMade(undefined) });
  const answer = ({ what, feed: { id, kind } }: Question) => {
    setQuestion(undefined);
    if (what === 'reset') make.mutate({ kind });
    else remove.mutate({ id });
  };
  return (
    <Grid columns="halves" className="profile__section">
      <Card isFlush title={t('calendar.feeds')} hint={t('calendar.feeds_hint')}>
        <QueryStates query={query} rows={3}>
          {(feeds) => (
            <Rows hasLines wraps>
              {feedKinds.map((kind) => {
                const feed = feeds?.find((one) => one.kind === kind);
                const when = feed && [
                  t('calendar.feed_created', { date: format.moment(feed.created_at) }),
                  feed.last_read_at ? t('calendar.feed_used', { date: format.moment(feed.last_read_at) }) : t('calendar.feed_unused'),
                ];
                return (
                  <RowItem
                    key={kind}
                    start={<CalendarSync size={20} strokeWidth={1.75} aria-hidden />}
                    note={[t(`calendar.feed_${kind}_hint`), ...(when ?? [])].join(' · ')}
                    end={
                      feed ? (
                        <Cluster>
                          <Button size="small" disabled={make.isPending} onClick={() => setQuestion({ what: 'reset', feed })}>
                            {t('calendar.feed_reset')}
                          </Button>
                          <Button size="small" variant="danger" onClick={() => setQuestion({ what: 'delete', feed })}>
                            {t('calendar.feed_delete')}
                          </Button>
                        </Cluster>
                      ) : (
                        <Button size="small" disabled={make.isPending} onClick={() => make.mutate({ kind })}>
                          {t('calendar.feed_create')}
                        </Button>
                      )
                    }
                  >
                    {t(`calendar.feed_${kind}`)}
                  </RowItem>
                );
              })}
            </Rows>
          )}
        </QueryStates>
        {made && <FeedAddress name={t(`calendar.feed_${made.kind}`)} address={made.address} />}
      </Card>
      <Card title={t('calendar.feed_how')}>
        <ul className="bullets">
          <li>{t('calendar.feed_google')}</li>
          <li>{t('calendar.feed_outlook')}</li>
          <li>{t('calendar.feed_apple')}</li>
        </ul>
        <p className="muted">{t('calendar.feed_delay')}</p>
      </Card>
      {question && (
        <Modal
          title={t(`calendar.feed_${question.what}_question`)}
          okText={t(`calendar.feed_${question.what}`)}
          okButtonProps={{ danger: question.what === 'delete' }}
          onOk={() => answer(question)}
          onCancel={() => setQuestion(undefined)}
        >
          <p>{t(`calendar.feed_${question.what}_text`)}</p>
        </Modal>
      )}
    </Grid>
  );
}
