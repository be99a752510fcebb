import type { Block, Fact } from '../letter.ts';
import { LIGHT } from './letter-colours.ts';

const NUMBER_FONT = 'Atkinson Hyperlegible Mono, SF Mono, Menlo, Consolas, monospace';
const BODY = {
  margin: '0 0 18px',
  color: LIGHT.inkSoft,
  fontSize: 17,
  lineHeight: '26px',
} as const;

export function LetterBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p className="soft" style={{ ...BODY, whiteSpace: 'pre-line' }}>
          {block.text}
        </p>
      );
    case 'heading':
      return (
        <h2
          className="ink"
          style={{ ...BODY, color: LIGHT.ink, margin: '28px 0 8px', fontSize: 17, fontWeight: 600 }}
        >
          {block.text}
        </h2>
      );
    case 'quiet':
      return (
        <p className="soft" style={{ ...QUIET, whiteSpace: 'pre-line' }}>
          {block.text}
        </p>
      );
    case 'greeting':
      return <Greeting text={block.text} from={block.from} />;
    case 'digits':
      return <Digits label={block.label} text={block.text} />;
    case 'facts':
      return <Facts rows={block.rows} total={block.total} />;
    case 'steps':
      return (
        <ol className="soft" style={{ ...BODY, paddingLeft: 22 }}>
          {block.items.map((item) => (
            <li key={item} style={{ marginBottom: 6 }}>
              {item}
            </li>
          ))}
        </ol>
      );
    case 'button':
      return <Button label={block.label} href={block.href} />;
    case 'link':
      return (
        <p style={BODY}>
          <a className="link" href={block.href} style={{ color: LIGHT.link }}>
            {block.label}
          </a>
        </p>
      );
  }
}

const QUIET = { ...BODY, color: LIGHT.inkSoft, fontSize: 15, lineHeight: '23px' } as const;

/** A quotation set apart by a coloured strip. */
function Greeting({ text, from }: { text: string; from: string }) {
  return (
    <blockquote
      style={{
        margin: '0 0 22px',
        padding: '2px 0 2px 18px',
        borderLeft: `3px solid ${LIGHT.glow}`,
      }}
    >
      <p
        className="ink"
        style={{
          ...BODY,
          color: LIGHT.ink,
          margin: '0 0 6px',
          whiteSpace: 'pre-line',
          fontSize: 19,
        }}
      >
        {text}
      </p>
      <p className="soft" style={{ ...QUIET, margin: 0 }}>
        {from}
      </p>
    </blockquote>
  );
}

/** Longer numbers are set smaller on a phone: one that wraps is misread at the desk. */
const SHORT_NUMBER = 9;

function Digits({ label, text }: { label: string; text: string }) {
  return (
    <div
      className="glow"
      style={{ background: LIGHT.glowSoft, margin: '0 0 20px', padding: '14px 18px 16px' }}
    >
      <div className="soft" style={{ color: LIGHT.inkSoft, fontSize: 15, lineHeight: '22px' }}>
        {label}
      </div>
      <div
        className={text.length > SHORT_NUMBER ? 'ink longnumber' : 'ink'}
        style={{
          color: LIGHT.ink,
          whiteSpace: 'nowrap',
          fontFamily: NUMBER_FONT,
          fontSize: 30,
          lineHeight: '38px',
          letterSpacing: 2,
        }}
      >
        {text}
      </div>
    </div>
  );
}

function Facts({ rows, total }: { rows: Fact[]; total: Fact | undefined }) {
  return (
    <table width="100%" cellPadding={0} cellSpacing={0} style={{ margin: '0 0 24px' }}>
      <tbody>
        {rows.map((fact) => (
          <FactRow key={fact[0]} fact={fact} line="line" style={FACT} value={{}} />
        ))}
        {total && <FactRow fact={total} line="totalline" style={TOTAL} value={TOTAL_VALUE} />}
      </tbody>
    </table>
  );
}

type RowProps = { fact: Fact; line: string; style: object; value: object };

function FactRow({ fact: [label, told], line, style, value }: RowProps) {
  return (
    <tr>
      <th
        scope="row"
        align="left"
        className={`soft ${line}`}
        style={{
          ...QUIET,
          ...style,
          fontWeight: 400,
          paddingRight: 12,
          overflowWrap: 'break-word',
        }}
      >
        {label}
      </th>
      <td
        align="right"
        className={`ink ${line}`}
        style={{ ...QUIET, ...style, color: LIGHT.ink, fontWeight: 600, ...value }}
      >
        {told}
      </td>
    </tr>
  );
}

const FACT = {
  padding: '10px 0',
  borderTop: `1px solid ${LIGHT.hairline}`,
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
} as const;
const TOTAL = { ...FACT, borderTop: `2px solid ${LIGHT.ink}` } as const;
const TOTAL_VALUE = { fontSize: 20, lineHeight: '26px' };

/** The coloured strip is the lower edge of the button. */
function Button({ label, href }: { label: string; href: string }) {
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} style={{ margin: '4px 0 24px' }}>
      <tbody>
        <tr>
          <td
            className="night"
            style={{
              background: LIGHT.night,
              borderRadius: 3,
              borderBottom: `4px solid ${LIGHT.glow}`,
            }}
          >
            <a
              className="onnight"
              href={href}
              style={{
                display: 'inline-block',
                padding: '16px 26px',
                color: LIGHT.onNight,
                fontSize: 17,
                lineHeight: '22px',
                fontWeight: 600,
                textDecoration: 'none',
              }}
            >
              {label}
            </a>
          </td>
        </tr>
      </tbody>
    </table>
  );
}
