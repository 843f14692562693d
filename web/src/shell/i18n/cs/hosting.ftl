# Stránka správce a co si správce, hráči a server sdělují
admin-title = Správa serveru
admin-site = Pro všechny
admin-save = Uložit
admin-saved = Uloženo.
admin-registration = Nové účty
admin-registration-open = Kdokoli
admin-registration-invitation = S pozvánkou
admin-registration-closed = Nikdo
admin-chat-everybody = Chat pro všechny
admin-chat-players = Jen hráči u stolu
admin-chat-nobody = Vypnutý
admin-guests = Hosté můžou hrát bez účtu
admin-maintenance = Údržba: žádné nové partie
admin-announcement = Oznámení
admin-privacy = Odkaz na zásady ochrany soukromí
admin-imprint = Odkaz na provozovatele
admin-players = Hráči
admin-find = Hledat
admin-do = Akce
admin-rename = Přejmenovat
admin-password = Nové heslo
admin-new-password = Předej heslo hráči: { $password }
admin-end-sessions = Všude odhlásit
admin-mute = Ztlumit na 7 dní
admin-unmute = Zrušit ztlumení
admin-muted = bez chatu
admin-ban = Zablokovat
admin-unban = Odblokovat
admin-banned = zablokováno
admin-ban-reason = Důvod (hráč ho uvidí)
admin-bot = Označit jako bota
admin-no-bot = Není to bot
admin-forget = Smazat
admin-kind-admin = správce
admin-kind-account = účet
admin-kind-guest = host
admin-tables = Stoly
admin-no-tables = Žádné otevřené stoly ani rozehrané partie.
admin-live = hraje se
admin-open = čeká
admin-close = Zavřít
admin-close-named = Zavřít stůl: { $names }
admin-reports = Nahlášení
admin-no-reports = Není co řešit.
admin-report = { $day }: nahlašuje { $reporter }, týká se: { $about }.
admin-to-table = Ke stolu
admin-remove-line = Smazat zprávu
admin-settle = Vyřešeno
admin-invitations = Pozvánky
admin-invitations-text = Každý kód platí pro jeden účet.
admin-invite = Nová pozvánka
admin-invitation-note = Pro koho
admin-withdraw = Stáhnout
admin-used-by = použil: { $name }
site-announcement = Oznámení
site-maintenance = Na serveru se bude pracovat: rozehrané partie pokračují, ale nové začít nejdou.
footer-privacy = Soukromí
footer-imprint = O provozovateli
footer-admin = Správa
bot-mark = bot
chat-spectator = divák
chat-removed = Zpráva byla odstraněna.
chat-about = Ke zprávě: { $name }
chat-mute = Ztlumit
chat-block = Zablokovat
chat-report = Nahlásit
chat-reported = Nahlášeno správci.
account-data-title = Tvoje data
account-data-text = Stáhni si vše, co o tobě server uchovává, nebo to nech smazat. Odehrané partie zůstanou, ale bez tvého jména.
account-export = Stáhnout data
account-delete = Smazat vše
account-delete-sure = Smazat natrvalo
account-ignored-title = Ztlumení a zablokovaní
account-ignored-text = Jejich zprávy nevidíš. Zablokovaní si navíc nemůžou sednout k tvým stolům.
account-ignored-mute = ztlumeno
account-ignored-block = blokováno
account-ignored-end = Zrušit
account-ignored-end-named = Znovu slyšet: { $name }
account-invitation = Kód pozvánky
proof-added = Přidává { $name }
proof-added-you = Přidáno tebou
admin-games =
    { $count ->
        [one] { $count } partie
        [few] { $count } partie
       *[other] { $count } partií
    }
account-failures =
    { $count ->
        [one] Od tvé poslední návštěvy někdo jednou zadal k tvému účtu špatné heslo. Je tvoje silné?
        [few] Od tvé poslední návštěvy někdo { $count }krát zadal k tvému účtu špatné heslo. Je tvoje silné?
       *[other] Od tvé poslední návštěvy někdo { $count }krát zadal k tvému účtu špatné heslo. Je tvoje silné?
    }
