-- Where a museum tells of itself: its hours, exhibitions and how to get there.
alter table museum add column website text check (website ~ '^https://[^\s]+$');

update museum set website = 'https://' || known.host
  from (values
    ('ateneumin-taidemuseo', 'ateneum.fi'), ('nykytaiteen-museo-kiasma', 'kiasma.fi'),
    ('amos-rex', 'amosrex.fi'), ('ham-helsingin-taidemuseo', 'www.hamhelsinki.fi'),
    ('helsingin-taidehalli', 'taidehalli.fi'), ('didrichsenin-taidemuseo', 'www.didrichsenmuseum.fi'),
    ('suomen-valokuvataiteen-museo-k1', 'www.valokuvataiteenmuseo.fi'),
    ('suomen-kansallismuseo', 'www.kansallismuseo.fi'),
    ('sinebrychoffin-taidemuseo', 'sinebrychoffintaidemuseo.fi'), ('designmuseo', 'www.designmuseum.fi'),
    ('arkkitehtuurimuseo', 'www.mfa.fi'), ('luonnontieteellinen-museo', 'www.luomus.fi'),
    ('nayttelykeskus-weegee', 'weegee.fi'), ('gallen-kallelan-museo', 'gallen-kallela.fi'),
    ('tiedekeskus-heureka', 'www.heureka.fi'), ('taide-ja-museokeskus-sinkka', 'www.sinkka.fi'),
    ('ainola', 'ainola.fi'), ('suomen-rautatiemuseo', 'www.rautatiemuseo.fi'),
    ('suomen-lasimuseo', 'www.suomenlasimuseo.fi'), ('museokeskus-vapriikki', 'www.vapriikki.fi'),
    ('tampereen-taidemuseo', 'tampereentaidemuseo.fi'), ('museo-milavida', 'museomilavida.fi'),
    ('serlachius-gosta', 'serlachius.fi'), ('wam-turun-kaupungin-taidemuseo', 'www.wam.fi'),
    ('turun-taidemuseo', 'turuntaidemuseo.fi'), ('aboa-vetus-ars-nova', 'aboavetusarsnova.fi'),
    ('forum-marinum', 'www.forum-marinum.fi'), ('suomen-ilmavoimamuseo', 'www.ilmavoimamuseo.fi'),
    ('suomen-metsamuseo-lusto', 'lusto.fi'), ('tiedekeskus-arktikum', 'www.arktikum.fi'),
    ('rovaniemen-taidemuseo-korundi', 'www.korundi.fi'), ('saamelaismuseo-siida', 'siida.fi'),
    ('merikeskus-vellamo-suomen-merimuseo', 'www.merikeskusvellamo.fi'),
    ('merikeskus-vellamo-kymenlaakson-museo', 'www.merikeskusvellamo.fi')
  ) as known (slug, host)
 where museum.slug = known.slug;
