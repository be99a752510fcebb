import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Footer } from '../footer.ts';
import type { Letter, LetterContext } from '../letter.ts';
import { CardOnWall } from './card-on-wall.tsx';
import { LetterBlock } from './letter-block.tsx';
import { DARK_STYLE, DISPLAY_FONT, LIGHT, NARROW_STYLE, TEXT_FONT } from './letter-colours.ts';
import { LetterMark } from './letter-mark.tsx';
import { inOwnColours } from './own-colours.ts';

/** Content-ID of the rya picture. */
export const RYA_CID = 'ryijy';

export function letterHtml(letter: Letter, footer: Footer, writing: LetterContext): string {
  const page = <Page letter={letter} footer={footer} writing={writing} />;
  return `<!doctype html>${inOwnColours(renderToStaticMarkup(page), writing.letterhead.colours)}`;
}

type Props = { letter: Letter; footer: Footer; writing: LetterContext };

function Page({ letter, footer, writing }: Props) {
  return (
    <html lang={writing.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no,date=no,address=no" />
        <title>{letter.subject}</title>
        <style>{`${NARROW_STYLE}@media (prefers-color-scheme: dark) {${DARK_STYLE}}`}</style>
      </head>
      <body style={{ margin: 0, padding: 0, background: LIGHT.wall, fontFamily: TEXT_FONT }}>
        <Preview text={letter.preview} />
        <Table className="wall" style={{ background: LIGHT.wall }}>
          <td align="center" className="edge" style={{ padding: '28px 16px 40px' }}>
            <Sheet letter={letter} footer={footer} writing={writing} />
          </td>
        </Table>
      </body>
    </html>
  );
}

/** Preheader: shown in the mail list, hidden in the mail. The padding keeps the body text out of it. */
function Preview({ text }: { text: string }) {
  return (
    <div style={{ display: 'none', maxHeight: 0, overflow: 'hidden', opacity: 0 }}>
      {text}
      {'\u00a0\u200c'.repeat(60)}
    </div>
  );
}

function Sheet({ letter, footer, writing }: Props) {
  const { card, letterhead } = writing;
  return (
    <table
      role="presentation"
      className="placard"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      style={{ maxWidth: 600, textAlign: 'left', background: LIGHT.placard }}
    >
      <tbody>
        <tr>
          <td className="head pad" style={HEAD}>
            <LetterMark name={letterhead.product.nominative} logo={letterhead.logo} />
          </td>
        </tr>
        {card && (
          <tr>
            <td className="room" style={{ padding: '34px 24px 40px', background: LIGHT.room }}>
              <CardOnWall card={card} cid={RYA_CID} writing={writing} />
            </td>
          </tr>
        )}
        {!card && letter.wool !== undefined && (
          <tr>
            <td style={{ padding: 0 }}>
              <img src={`cid:${RYA_CID}`} alt="" width={600} fetchPriority="low" style={WOOL} />
            </td>
          </tr>
        )}
        <tr>
          <td className="pad" style={{ padding: '36px 40px 12px' }}>
            {letter.greeting && (
              <p className="soft" style={GREETING}>
                {letter.greeting}
              </p>
            )}
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
          <td className="pad" style={{ padding: '16px 40px 36px' }}>
            <Foot footer={footer} />
          </td>
        </tr>
      </tbody>
    </table>
  );
}

function Foot({ footer }: { footer: Footer }) {
  const { reason, stop, sender } = footer;
  return (
    <>
      <p
        className="quiet line"
        style={{ ...FOOT, paddingTop: 18, borderTop: `1px solid ${LIGHT.hairline}` }}
      >
        {reason}
        {stop && (
          <>
            {' '}
            <a className="link" href={stop.href} style={{ color: LIGHT.link }}>
              {stop.label}
            </a>
          </>
        )}
      </p>
      {sender.map((line) => (
        <p key={line} className="quiet" style={FOOT}>
          {line}
        </p>
      ))}
    </>
  );
}

function Table({
  className,
  style,
  children,
}: {
  className: string;
  style: object;
  children: ReactNode;
}) {
  return (
    <table
      role="presentation"
      className={className}
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      style={style}
    >
      <tbody>
        <tr>{children}</tr>
      </tbody>
    </table>
  );
}

const HEAD = {
  padding: '22px 40px',
  background: LIGHT.wall,
  borderBottom: `3px solid ${LIGHT.rail}`,
} as const;

const WOOL = { display: 'block', width: '100%', height: 'auto' } as const;

const GREETING = { margin: '0 0 8px', color: LIGHT.inkSoft, fontSize: 15, lineHeight: '20px' };

const TITLE = {
  margin: '0 0 20px',
  color: LIGHT.ink,
  fontFamily: DISPLAY_FONT,
  fontSize: 36,
  lineHeight: '41px',
  fontWeight: 400,
  overflowWrap: 'anywhere',
} as const;

const FOOT = {
  margin: '0 0 8px',
  color: LIGHT.inkQuiet,
  fontSize: 14,
  lineHeight: '21px',
  whiteSpace: 'pre-line',
} as const;
