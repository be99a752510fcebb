import { isOpen } from '../../../domain/card/validity-view.ts';
import { cardFields } from '../../parts/my-card/card-fields.ts';
import type { MyVisitsData } from '../../parts/my-card/my-card-data.ts';
import { MyTabs } from '../../parts/my-card/my-tabs.tsx';
import { useKeptCard } from '../../parts/my-card/use-kept-card.ts';
import { useVisits } from '../../parts/my-card/use-visits.ts';
import { usePage } from '../../platform/page-context.tsx';
import type { ScreenProps } from '../../platform/screen.ts';
import { Notice } from '../../ui/notice.tsx';
import { ExtendDoors } from './extend-doors.tsx';
import { InstallCard } from './install-card.tsx';
import css from './my-card-screen.module.css';
import type { MyCardScreenTexts } from './my-card-screen-texts.ts';
import { MyRoom } from './my-room.tsx';
import { RenewalResult } from './renewal-result.tsx';
import { UnpaidNotice } from './unpaid-notice.tsx';
import { VisitOverview } from './visit-overview.tsx';

/** Oma Museokortti: the card first, then what it has been used for. */
export function Screen({ texts, shell, data }: ScreenProps<MyCardScreenTexts, MyVisitsData>) {
  const visits = useVisits(data.visitIds);
  const { today } = usePage();
  const isStillOpen = data.card !== null && isOpen(cardFields(data.card.record, today).view);
  const unpaid = isStillOpen ? data.card?.stopsOn : null;
  useKeptCard({ hasCard: data.card !== null, always: false });
  return (
    <>
      <RenewalResult texts={texts.renewalResult} />
      <MyRoom data={data} texts={texts.common} />
      <div className="wrap">
        <MyTabs texts={texts.common} />
        <div className={css.body}>
          {unpaid && <UnpaidNotice stopsOn={unpaid} texts={texts.common} shell={shell} />}
          {data.card?.isDiaryHidden && <Notice kindLabel={shell.toast.info}>{texts.hidden}</Notice>}
          {visits.state === 'loading' && <p role="status">{texts.loading}</p>}
          {visits.state === 'failed' && (
            <Notice kind="warning" kindLabel={shell.toast.warning}>
              {texts.failed}
            </Notice>
          )}
          {visits.state === 'here' && data.card && !data.card.isDiaryHidden && (
            <VisitOverview visits={visits.visits} card={data.card} texts={texts} />
          )}
          {data.card?.extension && (
            <ExtendDoors prices={data.card.extension} texts={texts.extend} />
          )}
          {data.card && <InstallCard texts={texts.common.install} />}
        </div>
      </div>
    </>
  );
}
