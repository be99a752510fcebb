import type { Letterhead } from '../letter.ts';
import { DISPLAY_FONT, LIGHT } from './letter-colours.ts';

/** Content-ID of the logo. */
export const LOGO_CID = 'logo';
const MOST_HIGH = 44;
const MOST_WIDE = 200;

type MarkProps = { name: string; logo: Letterhead['logo'] };

export function LetterMark({ name, logo }: MarkProps) {
  if (logo) return <Logo name={name} logo={logo} />;
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0}>
      <tbody>
        <tr>
          <td aria-hidden="true" style={{ verticalAlign: 'top' }}>
            <Arches className="arch" />
          </td>
          <td className="ink" style={NAME}>
            {name}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** Attached inline. Kept on white in dark mode too, since most logos are made for white. */
function Logo({ name, logo }: { name: string; logo: NonNullable<Letterhead['logo']> }) {
  const scale = Math.min(MOST_HIGH / logo.height, MOST_WIDE / logo.width);
  return (
    <img
      src={`cid:${LOGO_CID}`}
      alt={name}
      // Prevents React from emitting a preload link, which mail programs treat as a remote attachment.
      fetchPriority="low"
      width={Math.round(logo.width * scale)}
      height={Math.round(logo.height * scale)}
      style={{ display: 'block', padding: 4, background: '#ffffff' }}
    />
  );
}

/**
 * Two arches with yarn ends, built of table cells: no picture to block and no remote fetch. Without border-radius they
 * show as rectangles.
 */
export function Arches({ className }: { className?: string }) {
  return (
    <table role="presentation" aria-hidden="true" cellPadding={0} cellSpacing={0}>
      <tbody>
        <tr>
          <td style={{ verticalAlign: 'top' }}>
            <Arch height={20} yarn={11} className={className} />
          </td>
          <td style={{ verticalAlign: 'top' }}>
            <div style={{ marginLeft: -2 }}>
              <Arch height={23} yarn={14} className={className} />
            </div>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

type ArchProps = { height: number; yarn: number; className: string | undefined };

function Arch({ height, yarn, className }: ArchProps) {
  return (
    <div
      className={className}
      style={{
        width: 9,
        height,
        border: `2px solid ${LIGHT.ink}`,
        borderBottomWidth: 0,
        borderRadius: '7px 7px 0 0',
      }}
    >
      <div
        className={className}
        style={{
          width: 0,
          height: yarn,
          margin: '6px auto 0',
          borderLeft: `1px solid ${LIGHT.ink}`,
        }}
      />
    </div>
  );
}

const NAME = {
  paddingLeft: 10,
  color: LIGHT.ink,
  fontFamily: DISPLAY_FONT,
  fontSize: 23,
  lineHeight: '25px',
  verticalAlign: 'top',
} as const;
