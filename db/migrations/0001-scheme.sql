-- The scheme's own data: its name, prices, museums and policies are rows, never code.

create table scheme (
  -- one row: the portal serves one scheme
  id boolean primary key default true check (id),
  -- {"fi": {"nominative": "Museokortti", "gen": "Museokortin", …}, "sv": {…}, "en": {…}}
  product_forms jsonb not null,
  delivery_weeks text not null,
  -- an address per language; {host} is filled in from the settings
  conditions_url jsonb not null,
  conditions_version text not null,
  service_email text not null,
  service_phone text not null,
  -- {"fi": "ma–pe 9–16", "sv": …, "en": …}
  service_hours jsonb not null,
  seller_name text not null,
  seller_business_id text not null,
  seller_street_address text not null,
  seller_zip_code text not null,
  seller_city text not null,
  company_order_max_units integer not null check (company_order_max_units > 0),
  constraint product_is_named_in_every_language check (
    product_forms #>> '{fi,nominative}' <> '' and
    product_forms #>> '{sv,nominative}' <> '' and
    product_forms #>> '{en,nominative}' <> ''
  )
);

-- The newest row that has begun is the price of the day; old rows stay, for receipts and for the record.
create table price (
  kind text not null check (kind in ('annual', 'renewalWhileValid', 'monthly')),
  valid_from date not null,
  amount_cents integer not null check (amount_cents > 0),
  primary key (kind, valid_from)
);

create table vat_rate (
  valid_from date primary key,
  -- 1350 is 13.5 %
  basis_points integer not null check (basis_points between 0 and 10000)
);

create table campaign_code (
  id uuid primary key default gen_random_uuid(),
  code text not null,
  kind text not null check (kind in ('amountOff', 'percentOff', 'extraMonths')),
  -- cents, percent or months, by kind
  value integer not null check (value > 0),
  purchase_kinds text[] not null default '{standard,renewal}',
  billing_types text[] not null default '{annually}',
  valid_from date not null,
  valid_until date not null,
  use_limit integer check (use_limit > 0),
  created_at timestamptz not null default now(),
  constraint code_is_written_in_capitals check (code = upper(code) and code <> ''),
  constraint campaign_ends_after_it_begins check (valid_until >= valid_from),
  constraint percent_is_at_most_a_hundred check (kind <> 'percentOff' or value <= 100),
  constraint amount_is_not_taken_off_instalments
    check (kind <> 'amountOff' or not 'monthly' = any (billing_types))
);
create unique index campaign_code_is_unique on campaign_code (code);

create table museum (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique,
  name_fi text not null,
  name_sv text not null,
  name_en text not null,
  town_fi text not null,
  town_sv text not null,
  town_en text not null,
  latitude numeric(7, 4) not null check (latitude between -90 and 90),
  longitude numeric(7, 4) not null check (longitude between -180 and 180),
  joined_on date not null,
  left_on date check (left_on >= joined_on)
);

-- What an adult pays at the door without the card, by the day it came into force.
create table museum_ticket_price (
  museum_id uuid not null references museum,
  valid_from date not null,
  amount_cents integer not null check (amount_cents >= 0),
  primary key (museum_id, valid_from)
);

insert into scheme values (
  true,
  '{
    "fi": {"nominative": "Museokortti", "gen": "Museokortin", "par": "Museokorttia", "ill": "Museokorttiin",
           "ine": "Museokortissa", "ela": "Museokortista", "ade": "Museokortilla", "all": "Museokortille",
           "abl": "Museokortilta"},
    "sv": {"nominative": "Museikort", "def": "Museikortet", "defgen": "Museikortets"},
    "en": {"nominative": "Museum Card", "low": "museum card"}
  }',
  '1–2',
  '{"fi": "{host}/ehdot", "sv": "{host}/sv/villkor", "en": "{host}/en/terms"}',
  '2026-01',
  'asiakaspalvelu@example.fi',
  '+358 9 000 0000',
  '{"fi": "ma–pe 9–16", "sv": "må–fre 9–16", "en": "Mon–Fri 9–16"}',
  'Museokortti-yhtiö Oy (esimerkki)',
  '1234567-1',
  'Esimerkkikatu 1',
  '00100',
  'Helsinki',
  500
);

-- Invented: the prices of the default scheme.
insert into price (kind, valid_from, amount_cents) values
  ('annual', '2015-05-05', 7900),
  ('renewalWhileValid', '2015-05-05', 7400),
  ('monthly', '2015-05-05', 690);

-- Entrance to cultural venues: the reduced rate, 14 % from 2025 and 13.5 % from 2026.
insert into vat_rate (valid_from, basis_points) values
  ('2013-01-01', 1000),
  ('2025-01-01', 1400),
  ('2026-01-01', 1350);

-- Museums that really exist, with their towns. Coordinates are approximate; ticket prices and the day of
-- joining are invented.
with listed (slug, name_fi, name_sv, name_en, town_fi, town_sv, town_en, latitude, longitude, ticket_cents) as (
  values
    ('ateneumin-taidemuseo', 'Ateneumin taidemuseo', 'Konstmuseet Ateneum', 'Ateneum Art Museum', 'Helsinki', 'Helsingfors', 'Helsinki', 60.1702, 24.9442, 2200),
    ('nykytaiteen-museo-kiasma', 'Nykytaiteen museo Kiasma', 'Museet för nutidskonst Kiasma', 'Museum of Contemporary Art Kiasma', 'Helsinki', 'Helsingfors', 'Helsinki', 60.1719, 24.9368, 2200),
    ('amos-rex', 'Amos Rex', 'Amos Rex', 'Amos Rex', 'Helsinki', 'Helsingfors', 'Helsinki', 60.1700, 24.9362, 2000),
    ('ham-helsingin-taidemuseo', 'HAM Helsingin taidemuseo', 'HAM Helsingfors konstmuseum', 'HAM Helsinki Art Museum', 'Helsinki', 'Helsingfors', 'Helsinki', 60.1694, 24.9321, 1800),
    ('helsingin-taidehalli', 'Helsingin Taidehalli', 'Konsthallen i Helsingfors', 'Kunsthalle Helsinki', 'Helsinki', 'Helsingfors', 'Helsinki', 60.1723, 24.9312, 1400),
    ('didrichsenin-taidemuseo', 'Didrichsenin taidemuseo', 'Didrichsens konstmuseum', 'Didrichsen Art Museum', 'Helsinki', 'Helsingfors', 'Helsinki', 60.1873, 24.8558, 1700),
    ('suomen-valokuvataiteen-museo-k1', 'Suomen valokuvataiteen museo K1', 'Finlands fotografiska museum K1', 'Finnish Museum of Photography K1', 'Helsinki', 'Helsingfors', 'Helsinki', 60.1679, 24.9450, 1400),
    ('suomen-kansallismuseo', 'Suomen kansallismuseo', 'Finlands nationalmuseum', 'National Museum of Finland', 'Helsinki', 'Helsingfors', 'Helsinki', 60.1750, 24.9319, 1800),
    ('sinebrychoffin-taidemuseo', 'Sinebrychoffin taidemuseo', 'Konstmuseet Sinebrychoff', 'Sinebrychoff Art Museum', 'Helsinki', 'Helsingfors', 'Helsinki', 60.1627, 24.9331, 1800),
    ('designmuseo', 'Designmuseo', 'Designmuseet', 'Design Museum', 'Helsinki', 'Helsingfors', 'Helsinki', 60.1631, 24.9466, 1800),
    ('arkkitehtuurimuseo', 'Arkkitehtuurimuseo', 'Arkitekturmuseet', 'Museum of Finnish Architecture', 'Helsinki', 'Helsingfors', 'Helsinki', 60.1628, 24.9474, 1600),
    ('luonnontieteellinen-museo', 'Luonnontieteellinen museo', 'Naturhistoriska museet', 'Natural History Museum', 'Helsinki', 'Helsingfors', 'Helsinki', 60.1713, 24.9314, 1800),
    ('villa-gyllenberg', 'Villa Gyllenberg', 'Villa Gyllenberg', 'Villa Gyllenberg', 'Helsinki', 'Helsingfors', 'Helsinki', 60.1880, 24.8527, 1400),
    ('nayttelykeskus-weegee', 'Näyttelykeskus WeeGee', 'Utställningscentret WeeGee', 'Exhibition Centre WeeGee', 'Espoo', 'Esbo', 'Espoo', 60.1787, 24.7945, 2000),
    ('gallen-kallelan-museo', 'Gallen-Kallelan museo', 'Gallen-Kallela-museet', 'Gallen-Kallela Museum', 'Espoo', 'Esbo', 'Espoo', 60.2047, 24.8443, 1200),
    ('tiedekeskus-heureka', 'Tiedekeskus Heureka', 'Vetenskapscentret Heureka', 'Heureka, the Finnish Science Centre', 'Vantaa', 'Vanda', 'Vantaa', 60.2875, 25.0401, 2600),
    ('hakansbolen-kartano', 'Håkansbölen kartano', 'Håkansböle gård', 'Håkansböle Manor', 'Vantaa', 'Vanda', 'Vantaa', 60.2760, 25.1010, 1000),
    ('taide-ja-museokeskus-sinkka', 'Taide- ja museokeskus Sinkka', 'Konst- och museicentret Sinkka', 'Art and Museum Centre Sinkka', 'Kerava', 'Kervo', 'Kerava', 60.4040, 25.1020, 900),
    ('ainola', 'Ainola', 'Ainola', 'Ainola', 'Järvenpää', 'Träskända', 'Järvenpää', 60.4586, 25.0873, 1200),
    ('taidetalo-chappe', 'Taidetalo Chappe', 'Konsthuset Chappe', 'Art House Chappe', 'Raasepori', 'Raseborg', 'Raseborg', 59.9734, 23.4338, 1300),
    ('raaseporin-linna', 'Raaseporin linna', 'Raseborgs slott', 'Raseborg Castle', 'Raasepori', 'Raseborg', 'Raseborg', 59.9876, 23.6494, 800),
    ('porvoon-museo', 'Porvoon museo', 'Borgå museum', 'Porvoo Museum', 'Porvoo', 'Borgå', 'Porvoo', 60.3966, 25.6583, 1000),
    ('suomen-rautatiemuseo', 'Suomen Rautatiemuseo', 'Finlands Järnvägsmuseum', 'The Finnish Railway Museum', 'Hyvinkää', 'Hyvinge', 'Hyvinkää', 60.6275, 24.8597, 1400),
    ('suomen-lasimuseo', 'Suomen lasimuseo', 'Finlands glasmuseum', 'The Finnish Glass Museum', 'Riihimäki', 'Riihimäki', 'Riihimäki', 60.7373, 24.7593, 1200),
    ('lahden-visuaalisten-taiteiden-museo-malva', 'Lahden visuaalisten taiteiden museo Malva', 'Lahtis museum för visuella konster Malva', 'Lahti Museum of Visual Arts Malva', 'Lahti', 'Lahtis', 'Lahti', 60.9817, 25.6614, 1400),
    ('hameen-linna', 'Hämeen linna', 'Tavastehus slott', 'Häme Castle', 'Hämeenlinna', 'Tavastehus', 'Hämeenlinna', 61.0040, 24.4580, 1600),
    ('vankila', 'Vankila', 'Fängelset', 'The Prison', 'Hämeenlinna', 'Tavastehus', 'Hämeenlinna', 61.0047, 24.4597, 900),
    ('hameenlinnan-taidemuseo', 'Hämeenlinnan taidemuseo', 'Tavastehus konstmuseum', 'Hämeenlinna Art Museum', 'Hämeenlinna', 'Tavastehus', 'Hämeenlinna', 60.9962, 24.4719, 1000),
    ('museokeskus-vapriikki', 'Museokeskus Vapriikki', 'Museicentret Vapriikki', 'Museum Centre Vapriikki', 'Tampere', 'Tammerfors', 'Tampere', 61.5019, 23.7607, 1500),
    ('sara-hildenin-taidemuseo', 'Sara Hildénin taidemuseo', 'Sara Hildéns konstmuseum', 'Sara Hildén Art Museum', 'Tampere', 'Tammerfors', 'Tampere', 61.5047, 23.7432, 1200),
    ('tampereen-taidemuseo', 'Tampereen taidemuseo', 'Tammerfors konstmuseum', 'Tampere Art Museum', 'Tampere', 'Tammerfors', 'Tampere', 61.4969, 23.7474, 1100),
    ('museo-milavida', 'Museo Milavida', 'Museet Milavida', 'Museum Milavida', 'Tampere', 'Tammerfors', 'Tampere', 61.5059, 23.7497, 1400),
    ('mediamuseo-rupriikki', 'Mediamuseo Rupriikki', 'Mediemuseet Rupriikki', 'Media Museum Rupriikki', 'Tampere', 'Tammerfors', 'Tampere', 61.5013, 23.7601, 800),
    ('serlachius-gosta', 'Serlachius Gösta', 'Serlachius Gösta', 'Serlachius Gösta', 'Mänttä-Vilppula', 'Mänttä-Filpula', 'Mänttä-Vilppula', 62.0420, 24.6150, 1800),
    ('wam-turun-kaupungin-taidemuseo', 'WAM Turun kaupungin taidemuseo', 'WAM Åbo stads konstmuseum', 'WAM Turku City Art Museum', 'Turku', 'Åbo', 'Turku', 60.4461, 22.2525, 1000),
    ('turun-taidemuseo', 'Turun taidemuseo', 'Åbo konstmuseum', 'Turku Art Museum', 'Turku', 'Åbo', 'Turku', 60.4540, 22.2630, 1400),
    ('aboa-vetus-ars-nova', 'Aboa Vetus Ars Nova', 'Aboa Vetus Ars Nova', 'Aboa Vetus Ars Nova', 'Turku', 'Åbo', 'Turku', 60.4505, 22.2722, 1700),
    ('turun-linna', 'Turun linna', 'Åbo slott', 'Turku Castle', 'Turku', 'Åbo', 'Turku', 60.4353, 22.2289, 1600),
    ('forum-marinum', 'Forum Marinum', 'Forum Marinum', 'Forum Marinum', 'Turku', 'Åbo', 'Turku', 60.4366, 22.2347, 1500),
    ('salon-taidemuseo-veturitalli', 'Salon taidemuseo Veturitalli', 'Salo konstmuseum Veturitalli', 'Salo Art Museum Veturitalli', 'Salo', 'Salo', 'Salo', 60.3850, 23.1280, 1000),
    ('harkalan-kartano', 'Härkälän kartano', 'Härkälä gård', 'Härkälä Manor', 'Somero', 'Somero', 'Somero', 60.6090, 23.5450, 900),
    ('rauman-taidemuseo', 'Rauman taidemuseo', 'Raumo konstmuseum', 'Rauma Art Museum', 'Rauma', 'Raumo', 'Rauma', 61.1281, 21.5113, 900),
    ('porin-taidemuseo', 'Porin taidemuseo', 'Björneborgs konstmuseum', 'Pori Art Museum', 'Pori', 'Björneborg', 'Pori', 61.4875, 21.7937, 900),
    ('emil-cedercreutzin-museo', 'Emil Cedercreutzin museo', 'Emil Cedercreutz museum', 'Emil Cedercreutz Museum', 'Harjavalta', 'Harjavalta', 'Harjavalta', 61.3160, 22.1260, 800),
    ('kuntsin-modernin-taiteen-museo', 'Kuntsin modernin taiteen museo', 'Kuntsi museum för modern konst', 'Kuntsi Museum of Modern Art', 'Vaasa', 'Vasa', 'Vaasa', 63.0970, 21.6090, 1000),
    ('pohjanmaan-museo', 'Pohjanmaan museo', 'Österbottens museum', 'Ostrobothnian Museum', 'Vaasa', 'Vasa', 'Vaasa', 63.1010, 21.6190, 1000),
    ('koskenkorva-museo', 'Koskenkorva Museo', 'Koskenkorva Museum', 'Koskenkorva Museum', 'Ilmajoki', 'Ilmajoki', 'Ilmajoki', 62.6880, 22.4860, 1500),
    ('konnimuseo', 'Könnimuseo', 'Könni-museet', 'Könni Museum', 'Ilmajoki', 'Ilmajoki', 'Ilmajoki', 62.7290, 22.5780, 800),
    ('aalto2-museokeskus', 'Aalto2-museokeskus', 'Museicentret Aalto2', 'Aalto2 Museum Centre', 'Jyväskylä', 'Jyväskylä', 'Jyväskylä', 62.2322, 25.7297, 1600),
    ('suomen-ilmavoimamuseo', 'Suomen Ilmavoimamuseo', 'Finlands flygvapenmuseum', 'Finnish Air Force Museum', 'Jyväskylä', 'Jyväskylä', 'Jyväskylä', 62.3890, 25.6620, 1400),
    ('sodan-ja-rauhan-keskus-muisti', 'Sodan ja rauhan keskus Muisti', 'Centret för krig och fred Muisti', 'Muisti Centre of War and Peace', 'Mikkeli', 'S:t Michel', 'Mikkeli', 61.6890, 27.2710, 1600),
    ('olavinlinna', 'Olavinlinna', 'Olofsborg', 'Olavinlinna Castle', 'Savonlinna', 'Nyslott', 'Savonlinna', 61.8637, 28.9011, 1500),
    ('suomen-metsamuseo-lusto', 'Suomen metsämuseo Lusto', 'Finlands skogsmuseum Lusto', 'Lusto, the Finnish Forest Museum', 'Savonlinna', 'Nyslott', 'Savonlinna', 61.8020, 29.3230, 1500),
    ('kuopion-museo', 'Kuopion museo', 'Kuopio museum', 'Kuopio Museum', 'Kuopio', 'Kuopio', 'Kuopio', 62.8920, 27.6870, 1400),
    ('joensuun-taidemuseo-onni', 'Joensuun taidemuseo Onni', 'Joensuu konstmuseum Onni', 'Joensuu Art Museum Onni', 'Joensuu', 'Joensuu', 'Joensuu', 62.6010, 29.7610, 1000),
    ('etela-karjalan-museo', 'Etelä-Karjalan museo', 'Södra Karelens museum', 'South Karelia Museum', 'Lappeenranta', 'Villmanstrand', 'Lappeenranta', 61.0660, 28.1850, 900),
    ('lappeenrannan-taidemuseo', 'Lappeenrannan taidemuseo', 'Villmanstrands konstmuseum', 'Lappeenranta Art Museum', 'Lappeenranta', 'Villmanstrand', 'Lappeenranta', 61.0651, 28.1838, 900),
    ('ratsuvakimuseo', 'Ratsuväkimuseo', 'Kavallerimuseet', 'Cavalry Museum', 'Lappeenranta', 'Villmanstrand', 'Lappeenranta', 61.0642, 28.1869, 800),
    ('jarvimaailma-saimaarium', 'Järvimaailma Saimaarium', 'Sjövärlden Saimaarium', 'Lake World Saimaarium', 'Lappeenranta', 'Villmanstrand', 'Lappeenranta', 61.0633, 28.1946, 1400),
    ('saimaan-kanavan-museo', 'Saimaan kanavan museo', 'Saima kanals museum', 'Saimaa Canal Museum', 'Lappeenranta', 'Villmanstrand', 'Lappeenranta', 61.0740, 28.2990, 800),
    ('kotkaniemi-svinhufvudin-koti', 'Kotkaniemi, Svinhufvudin koti', 'Kotkaniemi, Svinhufvuds hem', 'Kotkaniemi, the Home of Svinhufvud', 'Luumäki', 'Luumäki', 'Luumäki', 60.9270, 27.5980, 1000),
    ('parikkalan-patsaspuisto', 'Parikkalan patsaspuisto', 'Parikkala skulpturpark', 'Parikkala Sculpture Park', 'Parikkala', 'Parikkala', 'Parikkala', 61.5640, 29.4760, 800),
    ('merikeskus-vellamo-suomen-merimuseo', 'Merikeskus Vellamo: Suomen merimuseo', 'Sjöfartscentret Vellamo: Finlands sjöhistoriska museum', 'Maritime Centre Vellamo: Maritime Museum of Finland', 'Kotka', 'Kotka', 'Kotka', 60.4720, 26.9460, 1500),
    ('merikeskus-vellamo-kymenlaakson-museo', 'Merikeskus Vellamo: Kymenlaakson museo', 'Sjöfartscentret Vellamo: Kymmenedalens museum', 'Maritime Centre Vellamo: Kymenlaakso Museum', 'Kotka', 'Kotka', 'Kotka', 60.4722, 26.9463, 1500),
    ('oulun-taidemuseo', 'Oulun taidemuseo', 'Uleåborgs konstmuseum', 'Oulu Art Museum', 'Oulu', 'Uleåborg', 'Oulu', 65.0166, 25.4740, 1000),
    ('vilho-lampi-museo', 'Vilho Lampi -museo', 'Vilho Lampi-museet', 'Vilho Lampi Museum', 'Liminka', 'Limingo', 'Liminka', 64.8090, 25.4150, 800),
    ('limingan-kotiseutumuseo', 'Limingan kotiseutumuseo', 'Limingo hembygdsmuseum', 'Liminka Local History Museum', 'Liminka', 'Limingo', 'Liminka', 64.8107, 25.4170, 800),
    ('sarestoniemi-museo', 'Särestöniemi-museo', 'Särestöniemi-museet', 'Särestöniemi Museum', 'Kittilä', 'Kittilä', 'Kittilä', 67.7430, 25.3500, 1200),
    ('tiedekeskus-arktikum', 'Tiedekeskus Arktikum', 'Vetenskapscentret Arktikum', 'Arktikum Science Centre', 'Rovaniemi', 'Rovaniemi', 'Rovaniemi', 66.5095, 25.7266, 2000),
    ('rovaniemen-taidemuseo-korundi', 'Rovaniemen taidemuseo Korundi', 'Rovaniemi konstmuseum Korundi', 'Rovaniemi Art Museum Korundi', 'Rovaniemi', 'Rovaniemi', 'Rovaniemi', 66.4975, 25.7253, 1200),
    ('saamelaismuseo-siida', 'Saamelaismuseo Siida', 'Samemuseet Siida', 'Sámi Museum Siida', 'Inari', 'Enare', 'Inari', 68.9107, 27.0130, 1800),
    ('ahvenanmaan-merenkulkumuseo-ja-museoalus-pommern', 'Ahvenanmaan merenkulkumuseo ja museoalus Pommern', 'Ålands sjöfartsmuseum och museifartyget Pommern', 'Åland Maritime Museum and Museum Ship Pommern', 'Maarianhamina', 'Mariehamn', 'Mariehamn', 60.0976, 19.9262, 1600),
    ('ahvenanmaan-kulttuurihistoriallinen-museo', 'Ahvenanmaan kulttuurihistoriallinen museo', 'Ålands kulturhistoriska museum', 'Åland Museum of Cultural History', 'Maarianhamina', 'Mariehamn', 'Mariehamn', 60.0975, 19.9416, 1000),
    ('kastelholman-linna', 'Kastelholman linna', 'Kastelholms slott', 'Kastelholm Castle', 'Sund', 'Sund', 'Sund', 60.2330, 20.0810, 1000),
    ('bomarsundin-vierailukeskus', 'Bomarsundin vierailukeskus', 'Bomarsunds besökscenter', 'Bomarsund Visitor Centre', 'Sund', 'Sund', 'Sund', 60.2130, 20.2390, 1000),
    ('onningebymuseo', 'Önningebymuseo', 'Önningebymuseet', 'Önningeby Museum', 'Jomala', 'Jomala', 'Jomala', 60.1260, 20.0160, 800),
    ('ahvenanmaan-metsastys-ja-kalastusmuseo', 'Ahvenanmaan metsästys- ja kalastusmuseo', 'Ålands jakt- och fiskemuseum', 'Åland Hunting and Fishing Museum', 'Eckerö', 'Eckerö', 'Eckerö', 60.2200, 19.5390, 800)
), added as (
  insert into museum (slug, name_fi, name_sv, name_en, town_fi, town_sv, town_en, latitude, longitude, joined_on)
  select slug, name_fi, name_sv, name_en, town_fi, town_sv, town_en, latitude, longitude, date '2015-05-05'
    from listed
  returning id, slug
)
insert into museum_ticket_price (museum_id, valid_from, amount_cents)
select added.id, date '2015-05-05', listed.ticket_cents
  from added
  join listed using (slug);
