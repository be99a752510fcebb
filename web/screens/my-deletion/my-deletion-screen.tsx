import { fill } from '../../../domain/base/fill.ts';
import { formatDate } from '../../../domain/base/format.ts';
import { localDate } from '../../../domain/base/local-date.ts';
import type { MyPrivacyData } from '../../parts/my-card/my-details-data.ts';
import { MyPage } from '../../parts/my-card/my-page.tsx';
import css from '../../parts/my-card/own-form.module.css';
import { usePage } from '../../platform/page-context.tsx';
import type { ScreenProps } from '../../platform/screen.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { MyDeletionTexts } from './deletion-form.tsx';
import { DeletionForm } from './deletion-form.tsx';

/** A page rather than a dialog: what is deleted, what is kept, and time to reconsider. */
export function Screen({ texts, shell, data, place }: ScreenProps<MyDeletionTexts, MyPrivacyData>) {
  const { language } = place;
  const { pathTo } = usePage();
  const runsUntil =
    data.contractRunsUntil && formatDate(localDate(data.contractRunsUntil), language);
  return (
    <MyPage title={texts.title} lead={texts.lead} texts={texts.common}>
      <div className={css.sections}>
        <section aria-labelledby="goes">
          <h2 id="goes">{texts.goes.title}</h2>
          <List items={[texts.goes.account, texts.goes.card, texts.goes.visits]} />
        </section>
        <section aria-labelledby="stays">
          <h2 id="stays">{texts.stays.title}</h2>
          <List items={[texts.stays.receipts, texts.stays.statistics]} />
        </section>
      </div>
      {runsUntil ? (
        <Notice kind="warning" kindLabel={shell.toast.warning}>
          <p>{fill(texts.contract, runsUntil)}</p>
          <p>{texts.sooner}</p>
          <p>
            <ButtonLink href={pathTo('My_Plan')} look="secondary">
              {texts.payRest}
            </ButtonLink>
          </p>
        </Notice>
      ) : (
        <DeletionForm
          emailAddress={data.emailAddress}
          deletionOn={data.deletionOn}
          texts={texts}
          errorPrefix={shell.errorPrefix}
        />
      )}
    </MyPage>
  );
}

function List({ items }: { items: string[] }) {
  return (
    <ul className={`stack-3 ${css.list}`}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
