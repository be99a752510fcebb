import { renderToStaticMarkup } from 'react-dom/server';
import { type Letter, type LetterContext, letterFooter } from './letter.ts';
import { LetterBlock } from './letter-block.tsx';
import { DARK_STYLE, LIGHT } from './letter-colours.ts';
import { LetterMark } from './letter-mark.tsx';

const TEXT_FONT = 'Hanken Grotesk, Helvetica Neue, Helvetica, Arial, sans-serif';
const DISPLAY_FONT = 'Ysabeau Office, Gill Sans, Optima, Candara, Helvetica, sans-serif';

export function letterHtml(letter: Letter, writing: LetterContext): string {
  return `<!doctype html>${renderToStaticMarkup(<Page letter={letter} writing={writing} />)}`;
}

type Props = { letter: Letter; writing: LetterContext };

function Page({ letter, writing }: Props) {
  return (
    <html lang={writing.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no,date=no,address=no" />
        <title>{letter.subject}</title>
        <style>{`@media (prefers-color-scheme: dark) {${DARK_STYLE}}`}</style>
      </head>
      <body style={{ margin: 0, padding: 0, background: LIGHT.wall, fontFamily: TEXT_FONT }}>
        <Preview text={letter.preview} />
        <table
          role="presentation"
          className="wall"
          width="100%"
          cellPadding={0}
          cellSpacing={0}
          style={{ background: LIGHT.wall }}
        >
          <tbody>
            <tr>
              <td align="center" style={{ padding: '28px 16px 40px' }}>
                <Sheet letter={letter} writing={writing} />
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}

/** Shown beside the subject in a list of mails, hidden in the mail itself. */
function Preview({ text }: { text: string }) {
  return (
    <div style={{ display: 'none', maxHeight: 0, overflow: 'hidden', opacity: 0 }}>{text}</div>
  );
}

function Sheet({ letter, writing }: Props) {
  return (
    <table
      role="presentation"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      style={{ maxWidth: 560, textAlign: 'left' }}
    >
      <tbody>
        <tr>
          <td style={{ padding: '0 0 20px' }}>
            <LetterMark name={writing.letterhead.product.nominative} font={DISPLAY_FONT} />
          </td>
        </tr>
        <tr>
          <td
            className="placard"
            style={{
              background: LIGHT.placard,
              border: `1px solid ${LIGHT.hairline}`,
              borderRadius: 2,
              padding: '32px 28px 20px',
            }}
          >
            <h1 className="ink" style={TITLE}>
              {letter.title}
            </h1>
            {letter.blocks.map((block, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
              <LetterBlock key={index} block={block} />
            ))}
          </td>
        </tr>
        <tr>
          <td style={{ padding: '20px 4px 0' }}>
            {letterFooter(writing).map((line) => (
              <p key={line} className="quiet" style={FOOT}>
                {line}
              </p>
            ))}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

const TITLE = {
  margin: '0 0 20px',
  color: LIGHT.ink,
  fontFamily: DISPLAY_FONT,
  fontSize: 32,
  lineHeight: '36px',
  fontWeight: 400,
} as const;

const FOOT = {
  margin: '0 0 8px',
  color: LIGHT.inkQuiet,
  fontSize: 13,
  lineHeight: '20px',
  whiteSpace: 'pre-line',
} as const;
