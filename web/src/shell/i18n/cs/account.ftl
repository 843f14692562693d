# Jméno a účet
account-title = Účet
account-name = Jméno
account-password = Heslo
account-password-hint = Aspoň 8 znaků.
account-guest-title = Tvoje jméno
account-guest-text = Jsi tu jako host na tomto zařízení. Ke hře stačí jméno.
account-rename = Změnit jméno
account-renamed = Změněno.
account-register-title = Založit účet
account-register-text = Účet uchová tvoje partie na všech zařízeních a započítá je do žebříčku. Bez e‑mailu.
account-register = Založit účet
account-login-title = Přihlášení
account-login = Přihlásit se
account-login-guest = Partie hrané jako host přejdou na účet.
account-brought =
    { $seats ->
        [one] Partie hraná jako host teď patří tvému účtu.
        [few] { $seats } partie hrané jako host teď patří tvému účtu.
       *[other] { $seats } partií hraných jako host teď patří tvému účtu.
    }
account-left =
    { $seats ->
        [one] V jedné partii hraješ proti vlastnímu účtu: to místo zůstává hostovi.
       *[other] V { $seats } partiích hraješ proti vlastnímu účtu: ta místa zůstávají hostovi.
    }
account-yours = Jméno zůstává a tvoje partie jsou tu na všech zařízeních.
account-logout = Odhlásit se
account-logout-everywhere = Odhlásit se všude
account-password-title = Heslo
account-password-text = Nové heslo tě odhlásí na všech ostatních zařízeních a zneplatní všechny tokeny pro boty.
account-password-old = Staré heslo
account-password-new = Nové heslo
account-password-change = Změnit heslo
account-password-changed =
    { $revoked ->
        [0] Heslo je změněno.
        [one] Heslo je změněno, jeden token je zneplatněn.
        [few] Heslo je změněno, { $revoked } tokeny jsou zneplatněny.
       *[other] Heslo je změněno, { $revoked } tokenů je zneplatněno.
    }
account-password-wrong = Staré heslo není správné.
account-tokens-title = Tokeny pro boty
account-tokens-text = S tokenem může tvůj program hrát tvým jménem. Kdo token má, může hrát za tebe: dobře ho hlídej.
account-token-label = K čemu slouží
account-token-create = Vytvořit token
account-token-once = Tvůj nový token. Je vidět jen teď:
account-token-copy = Kopírovat
account-token-copied = Zkopírováno
account-token-since = od { $day }
account-token-revoke = Zneplatnit
account-token-revoke-named = Zneplatnit token „{ $label }“
account-games-title = Tvoje partie
account-games-live = Právě se hrají
account-games-live-none = Žádná partie neběží.
account-games-open = Čekají na hráče
account-games-over = Dohrané
account-games-over-none = Zatím žádné.
account-games-more = Zobrazit další
account-ended-won = výhra
account-ended-lost = prohra
account-ended-tied = remíza
account-ended-placed = { $place }. místo
account-ratings-title = Žebříček
account-ratings-text = Počítají se partie hráčů s účtem, i ty proti počítačům, ale ne ty začaté jako host. Hodnocení začíná nízko a upřesňuje se s každou partií.
account-ratings-way = Varianta
account-ratings-place = #
account-ratings-name = Hráč
account-ratings-rating = Hodnocení
account-ratings-games = Partie
account-ratings-none = Zatím tu nikdo hodnocení nemá.
account-password-lost = Aspoň 8 znaků. Zapamatuj si ho: když ho ztratíš, pomůžou jen ti, kdo tuto stránku provozují.
account-password-show = Ukázat
field-missing = Vyplň prosím toto pole.
field-short = Příliš krátké: aspoň { $least } znaků.
field-wrong = Tady něco nesedí.
