import { useEffect, useRef, useState } from 'react';
import { fill } from '../../../../domain/base/fill.ts';
import { callServer } from '../../../platform/call-server.ts';
import { saveFile } from '../../../platform/download-file.ts';
import { useOneAtATime } from '../../../platform/use-one-at-a-time.ts';
import type { texts as fi } from '../../../texts/fi/office-sign-in.ts';
import { Button } from '../../../ui/button.tsx';
import { DangerQuestion } from '../../../ui/danger-question.tsx';
import css from './sign-in.module.css';
import type { Change } from './sign-in-data.ts';

type Texts = (typeof fi)['codes'];
type PanelProps = { texts: Texts; codesLeft: number; change: Change };

export function CodesPanel({ texts, codesLeft, change }: PanelProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { isBusy, whileBusy } = useOneAtATime();

  async function make() {
    setIsAsking(false);
    await change(() => callServer('StaffSignInController', 'makeRecoveryCodes', {}), null);
  }

  return (
    <section className={css.section} aria-labelledby="codes">
      <h2 id="codes">{texts.heading}</h2>
      <p className="mt-2 mb-4 soft">
        {texts.about} <strong>{fill(texts.left, codesLeft)}</strong>
      </p>
      <Button
        look={codesLeft === 0 ? 'primary' : 'secondary'}
        busy={isBusy}
        onClick={() => (codesLeft === 0 ? void whileBusy(make) : setIsAsking(true))}
      >
        {texts.make}
      </Button>
      <DangerQuestion
        open={isAsking}
        title={texts.makeTitle}
        keep={texts.keep}
        act={texts.make}
        onKeep={() => setIsAsking(false)}
        onAct={() => void whileBusy(make)}
      >
        {texts.makeBody}
      </DangerQuestion>
    </section>
  );
}

type ShownProps = { codes: string[]; texts: Texts; onSaved: () => void };

/** Shown once, alone on the page, until the person confirms that they are saved. */
export function ShownCodes({ codes, texts, onSaved }: ShownProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {texts.shownTitle}
      </h1>
      <p className="mt-2 mb-5 list-width soft">{texts.shownBody}</p>
      <ol className={css.codes} aria-label={texts.label}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className={`ways ${css.ways}`}>
        <Button onClick={onSaved}>{texts.saved}</Button>
        <Button
          look="secondary"
          onClick={() =>
            saveFile(new Blob([`${codes.join('\r\n')}\r\n`], { type: 'text/plain' }), texts.file)
          }
        >
          {texts.download}
        </Button>
      </div>
    </>
  );
}
