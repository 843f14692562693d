# The host’s page, and what hosts, players and the server tell each other
admin-title = Hosting
admin-site = For everybody
admin-save = Save
admin-saved = Saved.
admin-registration = New accounts
admin-registration-open = Anybody
admin-registration-invitation = By invitation
admin-registration-closed = Nobody
admin-chat-everybody = Everybody may chat
admin-chat-players = Only players at the table
admin-chat-nobody = Switched off
admin-guests = Guests may play without an account
admin-maintenance = Maintenance: no new games
admin-announcement = Announcement
admin-privacy = Link to your privacy notice
admin-imprint = Link to your imprint
admin-players = Players
admin-find = Find
admin-do = Actions
admin-rename = Rename
admin-password = New password
admin-new-password = Give this password to the player: { $password }
admin-end-sessions = Sign out everywhere
admin-mute = Mute for 7 days
admin-unmute = Unmute
admin-muted = muted
admin-ban = Ban
admin-unban = Lift the ban
admin-banned = banned
admin-ban-reason = Reason (the player will see it)
admin-bot = Mark as a bot
admin-no-bot = Not a bot
admin-forget = Delete
admin-kind-admin = host
admin-kind-account = account
admin-kind-guest = guest
admin-tables = Tables
admin-no-tables = No open tables and no games in play.
admin-live = in play
admin-open = waiting
admin-close = Close
admin-close-named = Close the table of { $names }
admin-reports = Reports
admin-no-reports = Nothing to settle.
admin-report = { $reporter } reported { $about } on { $day }.
admin-to-table = To the table
admin-remove-line = Remove the message
admin-settle = Settled
admin-invitations = Invitations
admin-invitations-text = Each code is good for one account.
admin-invite = New invitation
admin-invitation-note = For whom
admin-withdraw = Withdraw
admin-used-by = used by { $name }
site-announcement = Announcement
site-maintenance = Maintenance is coming up: games in play go on, but no new ones can start.
footer-privacy = Privacy
footer-imprint = About the host
footer-admin = Hosting
bot-mark = bot
chat-spectator = spectator
chat-removed = This message was removed.
chat-about = About { $name }’s message
chat-mute = Mute
chat-block = Block
chat-report = Report
chat-reported = Reported to the host.
account-data-title = Your data
account-data-text = Take along everything the server keeps about you, or have it deleted. Games you played stay, without your name.
account-export = Download the data
account-delete = Delete everything
account-delete-sure = Delete for good
account-ignored-title = Muted and blocked
account-ignored-text = You don’t see their chat. Those you blocked can’t join your tables, either.
account-ignored-mute = muted
account-ignored-block = blocked
account-ignored-end = Undo
account-ignored-end-named = Hear { $name } again
account-invitation = Invitation code
proof-added = Added by { $name }
proof-added-you = Added by you
admin-games =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
account-failures =
    { $count ->
        [one] Since your last visit, someone elsewhere tried a wrong password for your account once. Is yours strong?
       *[other] Since your last visit, someone elsewhere tried a wrong password for your account { $count } times. Is yours strong?
    }
