/** The palette "Sali", inlined in every style since mail readers do not support custom properties. */
export const LIGHT = {
  wall: '#F1F3F3',
  room: '#E9EDEE',
  rail: '#9AA2AC',
  placard: '#FFFFFF',
  hairline: '#C6CDCF',
  ink: '#12162A',
  inkSoft: '#434A5C',
  inkQuiet: '#5A6272',
  night: '#1A2142',
  onNight: '#FFFFFF',
  glow: '#F4C452',
  glowSoft: '#FBEBC0',
  link: '#26367E',
};

export const TEXT_FONT = 'Hanken Grotesk, Helvetica Neue, Helvetica, Arial, sans-serif';
export const DISPLAY_FONT = 'Ysabeau Office, Optima, Candara, Gill Sans, Helvetica, sans-serif';

/** On a phone the letter fills the screen. */
export const NARROW_STYLE = `
@media (max-width: 600px) {
.edge { padding: 0 !important; }
.pad { padding-left: 24px !important; padding-right: 24px !important; }
.cardname { font-size: 20px !important; line-height: 22px !important; }
.longnumber { font-size: 25px !important; letter-spacing: 0 !important; }
}
@media (max-width: 380px) {
.longnumber { font-size: 20px !important; }
}
`;

/** Applied by mail readers with dark mode. Must contain no quotes and no >. */
export const DARK_STYLE = `
body, .wall { background: #10131F !important; }
.placard { background: #1A1F31 !important; }
.head { background: #10131F !important; border-color: #5C6580 !important; }
.room { background: #0E1226 !important; }
.ink, .ink a { color: #F1F3F3 !important; }
.soft { color: #C5CBD8 !important; }
.quiet { color: #A2AABB !important; }
.line { border-color: #333A52 !important; }
.totalline { border-color: #F1F3F3 !important; }
.arch { border-color: #F1F3F3 !important; }
.glow { background: #3B331C !important; }
.night { background: #F4C452 !important; border-color: #F4C452 !important; }
.onnight { color: #12162A !important; }
.link { color: #AEBBF2 !important; }
`;
