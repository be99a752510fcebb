import { useState } from 'react';
import { fill } from '../../../domain/base/fill.ts';
import { formatDate } from '../../../domain/base/format.ts';
import { localDate } from '../../../domain/base/local-date.ts';
import type { ToAccept } from '../../parts/my-card/my-card-data.ts';
import { callServer } from '../../platform/call-server.ts';
import { usePage } from '../../platform/page-context.tsx';
import type { ShellTexts } from '../../platform/screen.ts';
import { useAttempt } from '../../platform/use-attempt.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { showToast } from '../../ui/toast-store.ts';
import css from './accept-again.module.css';
import type { MyCardScreenTexts } from './my-card-screen-texts.ts';

type Texts = MyCardScreenTexts['accept'];
type Props = { texts: Texts; shell: ShellTexts; first: ToAccept[] };

/** Changed documents that must be accepted again. The card works meanwhile. */
export function AcceptAgain({ texts, shell, first }: Props) {
  const [asked, setAsked] = useState(first);
  return asked.map((each) => (
    <Notice key={each.document} kindLabel={shell.toast.info} title={texts[each.document]}>
      <Asked
        texts={texts}
        asked={each}
        onAccepted={() => setAsked(asked.filter((other) => other !== each))}
      />
    </Notice>
  ));
}

type AskedProps = { texts: Texts; asked: ToAccept; onAccepted: () => void };

function Asked({ texts, asked, onAccepted }: AskedProps) {
  const { language, pathTo } = usePage();
  const { isBusy, attempt } = useAttempt(() => texts.failed, { asToast: true });
  const { document, version, inForceOn, summary } = asked;

  async function accept() {
    await callServer('MyMuseumCardController', 'acceptDocument', { document, version });
    showToast({ label: texts.accepted, variant: 'success' });
    onAccepted();
  }

  return (
    <>
      <p>{fill(texts.since, formatDate(localDate(inForceOn), language))}</p>
      <ul className={css.changes}>
        {summary.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {document === 'terms' && <p>{texts.until}</p>}
      <p className="ways mt-3">
        <Button busy={isBusy} onClick={() => void attempt(accept)}>
          {texts.accept}
        </Button>
        <a href={pathTo(document === 'terms' ? 'Terms_Version' : 'Privacy_Version', { version })}>
          {texts.read}
        </a>
      </p>
    </>
  );
}
