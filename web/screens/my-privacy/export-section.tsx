import { fill } from '../../../domain/base/fill.ts';
import { formatDateTime } from '../../../domain/base/format.ts';
import type { MyPrivacyData } from '../../parts/my-card/my-details-data.ts';
import css from '../../parts/my-card/own-form.module.css';
import { callServer } from '../../platform/call-server.ts';
import { usePage } from '../../platform/page-context.tsx';
import { useAttempt } from '../../platform/use-attempt.ts';
import type { texts } from '../../texts/fi/my-privacy.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast-store.ts';

type Props = { exports: MyPrivacyData['exports']; texts: MyPrivacyTexts['export'] };

/** Export of all personal data, prepared in the background; a mail says when it is ready. */
export function ExportSection({ exports, texts }: Props) {
  const { pathTo, go, language } = usePage();
  const { isBusy, attempt } = useAttempt(texts.failed, { asToast: true });

  async function ask() {
    await callServer('MyMuseumCardController', 'requestDataExport', {});
    showToast({ label: texts.asked, variant: 'success' });
    go(pathTo('My_Privacy'));
  }

  return (
    <section aria-labelledby="export">
      <h2 id="export">{texts.title}</h2>
      <p>{texts.body}</p>
      <div>
        <Button look="secondary" busy={isBusy} onClick={() => void attempt(ask)}>
          {texts.ask}
        </Button>
      </div>
      <ul className={`stack-3 ${css.list}`}>
        {exports.map(({ id, requestedAt, isReady, expiresAt }) => (
          <li key={id}>
            <p>
              {fill(isReady ? texts.ready : texts.waiting, formatDateTime(requestedAt, language))}
            </p>
            {isReady && (
              <p className="ways">
                <a href={`/my-data/${id}/my-data.pdf`} download>
                  {texts.pdf}
                </a>
                <a href={`/my-data/${id}/my-data.json`} download>
                  {texts.json}
                </a>
                <span className="small quiet">
                  {fill(texts.until, formatDateTime(expiresAt, language))}
                </span>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

export type MyPrivacyTexts = typeof texts;
