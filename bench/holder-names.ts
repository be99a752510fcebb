/** Realistic distribution of names: a few very common, very many rare. */
const FIRST =
  `Maria Helena Johannes Anneli Matti Juhani Johanna Kaarina Marjatta Olavi Antero Hannele Kristiina Liisa
Mikael Tapani Tapio Annikki Anna Kalevi Elina Ilmari Pekka Timo Juha Kari Antti Jari Mikko Jukka Markku Tuula Ritva
Leena Pirkko Seija Sari Päivi Tiina Minna Riitta Eeva Helmi Aino Veikko Eino Oskari Onni Leo Elias Eetu Väinö Sofia
Emma Olivia Ella Iida Venla Lotta Åsa Gun-Britt Göran Björn Sven Carl-Gustaf Mohamed Olga Svetlana Nguyen Zsófia`.split(
    /\s+/,
  );
const STEMS =
  `Korho Virta Mäki Niemi Hämälä Lahti Heikki Koski Järvi Laine Saari Salo Turu Rasa Kinnu Leppä Aho Ojala
Karja Lehto Ranta Peso Mattila Savo Kettu Hakka Tuomi Vainio Suomi Harju Kallio Lumi Metsä Nurmi Pelto Pohja Rauta Sora
Talvi Uusi Vesi Ylä Ala Haapa Honka Jokela Kivi Louhi`.split(/\s+/);
const ENDS =
  `nen lainen läinen la lä kangas mäki niemi koski ranta salo lehto vaara saari järvi oja pää aho puro rinne
vuori lampi harju kallio pelto suo`.split(/\s+/);
const LAST = STEMS.flatMap((stem) => ENDS.map((end) => `${stem}${end}`)).flatMap((name) => [
  name,
  `${name}inen`,
  `Ala-${name}`,
]);

/** The first names of a list are common, the last ones rare: one in sixty people has the commonest surname. */
function pick(list: readonly string[], index: number, salt: number): string {
  return list[Math.floor(scatter(index, salt) ** 2 * list.length)] ?? '';
}

/** 0 to 1, deterministic by index. */
function scatter(index: number, salt: number): number {
  let mixed = Math.imul(index + salt, 0x9e3779b1);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b);
  return ((mixed ^ (mixed >>> 13)) >>> 0) / 2 ** 32;
}

export function holderName(index: number): { first: string; last: string } {
  const last = pick(LAST, index, 1);
  const joined = index % 40 === 0 ? `${last}-${pick(LAST, index, 2_000_003)}` : last;
  return { first: pick(FIRST, index, 4_000_037), last: joined };
}
