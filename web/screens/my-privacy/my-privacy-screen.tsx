import { fill } from '../../../domain/base/fill.ts';
import { formatDate, formatDateTime } from '../../../domain/base/format.ts';
import { localDate } from '../../../domain/base/local-date.ts';
import type { MyPrivacyData } from '../../parts/my-card/my-details-data.ts';
import { MyPage } from '../../parts/my-card/my-page.tsx';
import css from '../../parts/my-card/own-form.module.css';
import { callServer } from '../../platform/call-server.ts';
import { usePage } from '../../platform/page-context.tsx';
import type { ScreenProps } from '../../platform/screen.ts';
import { useAttempt } from '../../platform/use-attempt.ts';
import { LEAVING } from '../../platform/use-one-at-a-time.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { ExportSection, type MyPrivacyTexts } from './export-section.tsx';

/** Personal data: export it, see who viewed it, request its deletion. */
export function Screen({ texts, shell, data }: ScreenProps<MyPrivacyTexts, MyPrivacyData>) {
  const { pathTo, language } = usePage();
  const { deletionOn } = data;
  return (
    <MyPage title={texts.title} texts={texts.common}>
      {deletionOn && (
        <Notice
          kind="warning"
          kindLabel={shell.toast.warning}
          title={fill(texts.deletion.coming, formatDate(localDate(deletionOn), language))}
        >
          <CancelDeletion texts={texts.deletion} />
        </Notice>
      )}
      <div className={css.sections}>
        <ExportSection exports={data.exports} texts={texts.export} />
        <section aria-labelledby="looks">
          <h2 id="looks">{texts.looks.title}</h2>
          <p>{data.looks.length === 0 ? texts.looks.none : texts.looks.lead}</p>
          <ul className={`stack-3 ${css.list}`}>
            {data.looks.map(({ lookedAt, subject }) => (
              <li key={`${lookedAt} ${subject}`}>
                {formatDateTime(lookedAt, language)}: {texts.looks.subject[subject]}
              </li>
            ))}
          </ul>
        </section>
        {!deletionOn && (
          <section aria-labelledby="deletion">
            <h2 id="deletion">{texts.deletion.title}</h2>
            <p>{texts.deletion.body}</p>
            <div>
              <ButtonLink href={pathTo('My_Deletion')} look="danger">
                {texts.deletion.open}
              </ButtonLink>
            </div>
          </section>
        )}
      </div>
    </MyPage>
  );
}

function CancelDeletion({ texts }: { texts: MyPrivacyTexts['deletion'] }) {
  const { pathTo, go } = usePage();
  const { isBusy, attempt } = useAttempt(() => texts.failed, { asToast: true });

  async function cancel() {
    await callServer('MyMuseumCardController', 'cancelDeletion', {});
    showToast({ label: texts.cancelled, variant: 'success' });
    go(pathTo('My_Privacy'));
    return LEAVING;
  }

  return (
    <p className={css.cancel}>
      <Button look="secondary" busy={isBusy} onClick={() => void attempt(cancel)}>
        {texts.cancel}
      </Button>
    </p>
  );
}
