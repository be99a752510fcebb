import { fill } from '../../../domain/base/fill.ts';
import { formatDate } from '../../../domain/base/format.ts';
import { localDate } from '../../../domain/base/local-date.ts';
import { allowsEntryToday } from '../../../domain/card/validity-view.ts';
import { cardFields } from '../../parts/my-card/card-fields.ts';
import type { MyCardTexts, MyVisitsData } from '../../parts/my-card/my-card-data.ts';
import { MyTabs } from '../../parts/my-card/my-tabs.tsx';
import { useCachedCardPage } from '../../parts/my-card/use-cached-card-page.ts';
import { useVisits } from '../../parts/my-card/use-visits.ts';
import { usePage } from '../../platform/page-context.tsx';
import type { ScreenProps, ShellTexts } from '../../platform/screen.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { CardPanel } from './card-panel.tsx';
import { InstallCard } from './install-card.tsx';
import css from './my-card-screen.module.css';
import type { MyCardScreenTexts } from './my-card-screen-texts.ts';
import { RenewalOptions } from './renewal-options.tsx';
import { RenewalResult } from './renewal-result.tsx';
import { VisitOverview } from './visit-overview.tsx';

/** Oma Museokortti: the card first, then what it has been used for. */
export function Screen({ texts, shell, data }: ScreenProps<MyCardScreenTexts, MyVisitsData>) {
  const visits = useVisits(data.visitIds);
  const { today } = usePage();
  const isStillOpen =
    data.card !== null && allowsEntryToday(cardFields(data.card.record, today).view);
  const unpaid = isStillOpen ? data.card?.stopsOn : null;
  useCachedCardPage({ hasCard: data.card !== null, always: false });
  return (
    <>
      <RenewalResult texts={texts.renewalResult} />
      <CardPanel data={data} texts={texts.common} />
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
            <RenewalOptions prices={data.card.extension} texts={texts.extend} />
          )}
          {data.card && <InstallCard texts={texts.common.install} />}
        </div>
      </div>
    </>
  );
}

type UnpaidProps = { stopsOn: string; texts: MyCardTexts; shell: ShellTexts };

/** A failed instalment, while the card still works: its holder hears of it before a desk refuses the card. */
function UnpaidNotice({ stopsOn, texts, shell }: UnpaidProps) {
  const { pathTo } = usePage();
  return (
    <Notice kind="warning" kindLabel={shell.toast.warning} title={texts.unpaid.title}>
      <p>{fill(texts.unpaid.body, formatDate(localDate(stopsOn)))}</p>
      <p>
        <ButtonLink href={pathTo('Extend_Validity')} look="secondary">
          {texts.payInstalment}
        </ButtonLink>
      </p>
    </Notice>
  );
}
