// Made by `npm run types` from what the server says of itself. Do not edit.
export interface paths {
    "/api/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make an account; a guest becomes one, and keeps games and seats */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where a link to this server works, and what it begins with for others in the local network */
        get: operations["show_address"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How much there is of everything, and what is set */
        get: operations["overview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/card-sets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Card sets of all players, the newest first */
        get: operations["list_all_card_sets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/card-sets/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take a card set from everybody's list, and its author's name from it; tables that use it play on */
        delete: operations["remove_card_set"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Invitations, the newest first */
        get: operations["list_invitations"];
        put?: never;
        /** Make an invitation, good for one account */
        post: operations["invite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/invitations/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Withdraw an invitation */
        delete: operations["withdraw"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/players": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Players, the newest first */
        get: operations["find_players"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/players/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Forget somebody; games stay, played by nobody */
        delete: operations["forget_player"];
        options?: never;
        head?: never;
        /** Rename, ban, mute somebody, or mark a bot */
        patch: operations["change_player"];
        trace?: never;
    };
    "/api/admin/players/{id}/end-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End all sessions of somebody */
        post: operations["end_sessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/players/{id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything that is kept of somebody */
        get: operations["export_player"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/players/{id}/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A new password for somebody; all sessions end */
        post: operations["new_password"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What people have reported */
        get: operations["list_reports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reports/{id}/settle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A report is dealt with */
        post: operations["settle_report"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/site": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Set something for everybody */
        patch: operations["change_site"];
        trace?: never;
    };
    "/api/admin/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tables, public or not, the newest first */
        get: operations["find_all_tables"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/tables/{id}/chat/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a line of chat */
        delete: operations["remove_line"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/tables/{id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Close a table; a running game ends without a result */
        post: operations["close_table"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/barracks/moves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which moves suit a warrior, the most useful first */
        get: operations["barracks_moves"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/card-sets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The card sets that you keep, the newest first */
        get: operations["list_card_sets"];
        put?: never;
        /** Keep a card set; to keep the same again changes nothing */
        post: operations["keep_card_set"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/card-sets/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A card set, for everybody who has its link */
        get: operations["show_card_set"];
        put?: never;
        post?: never;
        /** Keep a card set no more; tables that use it play on */
        delete: operations["forget_card_set"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cards/{game}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every card of a game, or of a set that somebody has made, as data and in words */
        get: operations["show_cards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/challenges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Challenges to you and by you that wait for an answer */
        get: operations["list_challenges"];
        put?: never;
        /** Challenge somebody by name, or whoever has the link */
        post: operations["create_challenge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/challenges/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A challenge, for those whom it concerns or who have its link */
        get: operations["show_challenge"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/challenges/{id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accept a challenge: the game begins */
        post: operations["accept_challenge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/challenges/{id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decline a challenge, or withdraw your own */
        post: operations["decline_challenge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/friends": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your friends, and those who have asked */
        get: operations["list_friends"];
        put?: never;
        /** Ask somebody to be a friend, or say yes to who has asked */
        post: operations["ask_friend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/friends/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Be friends no more, or decline */
        delete: operations["end_friendship"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The games, their variants, and the computer players */
        get: operations["list_games"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the server can do its work; 503 while nothing can be written to the database */
        get: operations["show_health"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lessons/{game}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Learning by playing: a lesson after so many choices of the learner */
        get: operations["show_lesson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open an account; a guest's games and seats come along */
        post: operations["log_in"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End the session; a guest's seats are lost with it */
        post: operations["log_out"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who you are */
        get: operations["show_me"];
        put?: never;
        /** Be a guest: play at once, on this device */
        post: operations["be_guest"];
        delete?: never;
        options?: never;
        head?: never;
        /** Change a guest's name */
        patch: operations["rename_me"];
        trace?: never;
    };
    "/api/me/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Be forgotten: name, password, sessions, tokens, chat and ratings; games stay, played by nobody */
        post: operations["delete_me"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happens to you, as server-sent events: your turn, challenges, games that begin and end */
        get: operations["follow_events"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything that is kept of you */
        get: operations["export_me"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/ignored": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whom you mute or block */
        get: operations["list_ignored"];
        put?: never;
        /** Mute or block somebody at a table */
        post: operations["ignore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/ignored/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Hear somebody again */
        delete: operations["heed"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Be told by mail: a code is sent to the address */
        post: operations["set_mail"];
        /** Be told by mail no more; the address is forgotten */
        delete: operations["forget_mail"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/mail/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give the code back that was sent */
        post: operations["confirm_mail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How you are told when you are away */
        get: operations["show_notifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the password, end all other sessions and revoke all tokens */
        post: operations["change_password"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/push": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Be told in this browser, by Web Push */
        post: operations["subscribe_push"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/push/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Be told in this browser no more */
        post: operations["end_push"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was counted, for Prometheus; for this machine alone, or with the token that the host has set */
        get: operations["show_metrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** This document */
        get: operations["show_openapi"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/players/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The profile of an account: ratings, results, the newest public games */
        get: operations["show_profile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/push-key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The server's public key for Web Push */
        get: operations["show_push_key"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ratings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ratings for a variant, best first */
        get: operations["list_ratings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tell the hosts about somebody at a table, or about a line of chat */
        post: operations["report"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sandbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a table for yourself alone that begins with a position of your own */
        post: operations["create_sandbox"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seek": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Wait for an opponent of about your strength; to be said again within 30 seconds */
        post: operations["seek_opponent"];
        /** Wait no more */
        delete: operations["give_up_seeking"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/site": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the hosts of this server have set */
        get: operations["show_site"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/socket-schema.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The messages of a table's socket and of the stream of events, as a JSON Schema */
        get: operations["show_socket_schema"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The lobby, newest first; or your own tables */
        get: operations["find_tables"];
        put?: never;
        /** Make a table */
        post: operations["create_table"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A table */
        get: operations["show_table"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who invites to a table, and to what; for everybody who has its link */
        get: operations["show_invitation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sit down */
        post: operations["join_table"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Get up before the start */
        post: operations["leave_table"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/mistakes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Turns of a seat that a computer player would have played clearly better, in a game that is over */
        get: operations["list_mistakes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/picture.png": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The position as a picture, with nothing hidden in it */
        get: operations["show_picture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/position": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The position as text, to play on from it: of a game that is over, or of your own sandbox */
        get: operations["show_position"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The record of a game that is over: setup, seed and choices */
        get: operations["download_record"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/rematch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Play again: the table of the rematch, made by the first who asks */
        post: operations["rematch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A game that is over, up to a step, as a seat or a spectator saw it */
        get: operations["replay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/seat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give a seat to a computer player, or open it */
        post: operations["change_seat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin the game */
        post: operations["start_table"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tashkalar/places": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the patterns of some cards fit on a board, and where they lack just one piece */
        get: operations["tashkalar_places"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tashkalar/progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How much each side still lacks on a board for some tasks */
        get: operations["tashkalar_progress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your bots' tokens */
        get: operations["list_tokens"];
        put?: never;
        /** Make a token for a bot; it is told this once */
        post: operations["create_token"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tokens/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Revoke a token */
        delete: operations["revoke_token"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tournaments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tournaments, the newest first */
        get: operations["list_tournaments"];
        put?: never;
        /** Make a tournament */
        post: operations["create_tournament"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tournaments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A tournament: who takes part, how they stand, every round */
        get: operations["show_tournament"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tournaments/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Call it off before the start */
        post: operations["cancel_tournament"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tournaments/{id}/computer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let a computer player take part */
        post: operations["enter_computer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tournaments/{id}/enter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take part */
        post: operations["enter_tournament"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tournaments/{id}/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take part no more; the owner may send others away */
        post: operations["leave_tournament"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tournaments/{id}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin the first round */
        post: operations["start_tournament"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workshop/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What is wrong with cards, and how they look */
        post: operations["check_cards"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workshop/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What may follow in a card's text */
        post: operations["complete_text"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workshop/position": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whether a position is possible, and all of it where only a part was said */
        post: operations["check_position"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workshop/printed/{game}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The printed cards as they are written, to start from */
        get: operations["show_printed_cards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workshop/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A card file as data */
        post: operations["read_cards"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workshop/studies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your studies of the last hour, the newest first */
        get: operations["list_studies"];
        put?: never;
        /** Let the server find out in the background whether a card is fair */
        post: operations["create_study"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workshop/studies/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How far a study of yours is, and what it has found */
        get: operations["show_study"];
        put?: never;
        post?: never;
        /** Stop a study; what it has found stays for a while */
        delete: operations["stop_study"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workshop/toml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cards as a file */
        post: operations["write_cards"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * AddressInfo
         * @description Where a link to this server works.
         */
        AddressInfo: {
            origin: string | null;
            /** @enum {unknown} */
            reach: "anywhere" | "computer" | "network";
        };
        /** AllTables */
        AllTables: {
            tables: components["schemas"]["TableInfo"][];
        };
        /** Arena */
        Arena: {
            columns: number;
            rows: number;
            squares: components["schemas"]["Square"][];
        };
        /** AskFriend */
        AskFriend: {
            name: string;
        };
        /** BarracksLibrary */
        BarracksLibrary: {
            boosts: components["schemas"]["Named"][];
            cards: (components["schemas"]["WarriorInfo"] | components["schemas"]["MoveInfo"])[];
            categories: components["schemas"]["Named"][];
            difficulties: components["schemas"]["Difficulty"][];
            /** @enum {unknown} */
            game: "barracks";
            language: string;
            levels: number[];
            statuses: components["schemas"]["Named"][];
            words: {
                [key: string]: string;
            };
        };
        /** BeingCard */
        BeingCard: {
            facts: string[];
            id: string;
            /** @enum {unknown} */
            kind: "being";
            marks: string[];
            /** @default 0 */
            needs?: number;
            pattern: string[];
            /** @default null */
            picture?: string | null;
            rank: number;
            schools: string[];
            summon_on: string | null;
            texts: components["schemas"]["CardWords"][];
            title: string;
            /** @default 0 */
            ways?: number;
        };
        /** CardPlaces */
        CardPlaces: {
            anywhere: string[] | null;
            card: string;
            fits: components["schemas"]["Place"][];
            near: components["schemas"]["Place"][];
        };
        /**
         * CardSetContent
         * @description A set with all that it says.
         */
        CardSetContent: {
            author: string | null;
            created_at: number;
            document: Record<string, unknown>;
            game: string;
            id: string;
            mine: boolean;
            name: string;
            own: string[];
            text: string;
        };
        /** CardSetInfo */
        CardSetInfo: {
            author: string | null;
            created_at: number;
            game: string;
            id: string;
            mine: boolean;
            name: string;
        };
        /** CardSetList */
        CardSetList: {
            most: number;
            sets: components["schemas"]["CardSetInfo"][];
        };
        /**
         * CardWords
         * @description A part of what is printed on a card.
         */
        CardWords: {
            heading: string;
            text: string;
        };
        /** CardsRead */
        CardsRead: {
            document: Record<string, unknown> | null;
            problems: components["schemas"]["Problem"][];
        };
        /** CardsText */
        CardsText: {
            text: string;
        };
        /** ChallengeInfo */
        ChallengeInfo: {
            /** @default null */
            cards?: components["schemas"]["TableCards"] | null;
            challenger: string;
            clock: components["schemas"]["NoClock"] | components["schemas"]["TurnClock"] | components["schemas"]["TotalClock"] | components["schemas"]["DaysClock"];
            created_at: number;
            expires_at: number;
            game: string;
            id: string;
            mine: boolean;
            opponent: string | null;
            rated: boolean;
            setup: Record<string, unknown>;
            /** @enum {unknown} */
            status: "accepted" | "declined" | "expired" | "open" | "withdrawn";
            table: string | null;
            variant: string;
        };
        /** ChallengeList */
        ChallengeList: {
            challenges: components["schemas"]["ChallengeInfo"][];
        };
        /** ChangePassword */
        ChangePassword: {
            new: string;
            old: string;
        };
        /**
         * ChangePerson
         * @description What is to be changed; the rest stays as it is.
         */
        ChangePerson: {
            /** @default null */
            banned?: boolean | null;
            /** @default null */
            bot?: boolean | null;
            /** @default null */
            muted_for?: number | null;
            /** @default null */
            name?: string | null;
            /** @default  */
            reason?: string;
        };
        /**
         * ChangeSeat
         * @description Before the start the owner may give a seat to a computer player, or open it to people.
         */
        ChangeSeat: {
            number: number;
            seat: components["schemas"]["HumanSeat"] | components["schemas"]["OpenSeat"] | components["schemas"]["ComputerSeat"];
        };
        /**
         * ChangeSite
         * @description What is to be set; the rest stays as it is.
         */
        ChangeSite: {
            /** @default null */
            announcement?: string | null;
            /** @default null */
            chat?: ("everybody" | "nobody" | "players") | null;
            /** @default null */
            guests?: boolean | null;
            /** @default null */
            imprint?: string | null;
            /** @default null */
            maintenance?: boolean | null;
            /** @default null */
            privacy?: string | null;
            /** @default null */
            registration?: ("closed" | "invitation" | "open") | null;
        };
        /** CheckCards */
        CheckCards: {
            document: Record<string, unknown>;
            game: string;
        };
        /**
         * CheckPosition
         * @description A position to be checked. What it does not say is as usual, or dealt.
         */
        CheckPosition: {
            /** @default null */
            cards?: string | null;
            /** @default null */
            document?: Record<string, unknown> | null;
            game: string;
            text: string;
        };
        /** CheckedCards */
        CheckedCards: {
            cards: {
                [key: string]: (components["schemas"]["WarriorInfo"] | components["schemas"]["MoveInfo"] | components["schemas"]["BeingCard"] | components["schemas"]["LegendCard"] | components["schemas"]["FlareInfo"] | components["schemas"]["TaskInfo"])[];
            };
            id: string | null;
            name: string;
            problems: components["schemas"]["Problem"][];
        };
        /** CheckedPosition */
        CheckedPosition: {
            problems: string[];
            seats: number;
            setup: Record<string, unknown> | null;
            text: string | null;
            view: unknown | null;
        };
        /** ClockInfo */
        ClockInfo: {
            at: number;
            left: (number | null)[];
            running: number[];
        };
        /** CompleteText */
        CompleteText: {
            game: string;
            key: string;
            kind: string;
            text: string;
        };
        /** Completions */
        Completions: {
            complete: boolean;
            prefix: string;
            words: string[];
        };
        /** ComputerSeat */
        ComputerSeat: {
            /** @enum {unknown} */
            kind: "computer";
            level: string;
        };
        /** ConfirmMail */
        ConfirmMail: {
            code: string;
        };
        /** CreatedToken */
        CreatedToken: {
            created_at: number;
            id: string;
            label: string;
            token: string;
        };
        /**
         * DaysClock
         * @description A time limit for each turn, in days: play by correspondence.
         */
        DaysClock: {
            days: number;
            /** @enum {unknown} */
            kind: "days";
        };
        /**
         * Declaration
         * @description What a seat may say at any time, also while it is not asked anything. Never an answer to a request.
         *
         *         The value is its word in a record and on the wire.
         * @enum {unknown}
         */
        Declaration: "accept draw" | "decline draw" | "keep playing" | "offer draw" | "propose resigning" | "resign" | "withdraw draw";
        /** DeleteMe */
        DeleteMe: {
            /** @default  */
            password?: string;
        };
        /** Difficulty */
        Difficulty: {
            id: string;
            name: string;
            points: number;
        };
        /** EndPush */
        EndPush: {
            endpoint: string;
        };
        /** EnterComputer */
        EnterComputer: {
            level: string;
        };
        /** EntrantInfo */
        EntrantInfo: {
            /** @default true */
            active?: boolean;
            /** @default null */
            computer?: string | null;
            /** @default null */
            name?: string | null;
            number: number;
            /** @default false */
            you?: boolean;
        };
        /**
         * ErrorCode
         * @description Why something is refused, for programs. docs/protocol.md says what to do about it.
         * @enum {unknown}
         */
        ErrorCode: "agreed" | "alone" | "already-somebody" | "bad-cards" | "bad-invitation" | "bad-login" | "bad-name" | "bad-password" | "bad-position" | "bad-seats" | "bad-setup" | "bad-token" | "banned" | "begun" | "blocked" | "busy" | "changed" | "chat-off" | "closed" | "conflict" | "cross-origin" | "easy-password" | "empty" | "forbidden" | "full" | "has-account" | "internal" | "invalid" | "invitation-needed" | "left" | "level" | "maintenance" | "malformed" | "muted" | "name-at-table" | "name-taken" | "no-account" | "no-guests" | "no-seat" | "no-such-account" | "no-such-line" | "no-such-player" | "no-such-seat" | "no-such-set" | "no-such-step" | "no-such-table" | "not-admin" | "not-an-option" | "not-asked" | "not-begun" | "not-found" | "not-full" | "not-json" | "not-known" | "not-over" | "not-owner" | "not-to-claim" | "not-to-declare" | "over" | "present" | "registration-closed" | "seat-of-a-person" | "seated" | "session-ended" | "slow" | "stale" | "taken" | "taken-over" | "time" | "token" | "too-large" | "too-many" | "too-many-tokens" | "too-slow" | "unavailable" | "undo-chance" | "undo-enough" | "undo-learned" | "undo-nothing" | "undo-others" | "undo-over" | "undo-time" | "undo-turn" | "unknown-host" | "wrong-method" | "wrong-type";
        /**
         * ErrorInfo
         * @description Nothing was changed.
         */
        ErrorInfo: {
            error: components["schemas"]["ErrorCode"];
            text: string;
        };
        /** FlareInfo */
        FlareInfo: {
            id: string;
            /** @enum {unknown} */
            kind: "flare";
            lower: number;
            number: number;
            texts: components["schemas"]["CardWords"][];
            title: string;
            upper: number;
        };
        /**
         * FormInfo
         * @description A form of the game, and which marks of the arena count in it.
         */
        FormInfo: {
            id: string;
            marks: ("central" | "green" | "red" | "start")[];
            name: string;
            scoring: string[];
            start: string[][];
        };
        /** FriendInfo */
        FriendInfo: {
            /** @enum {unknown} */
            friendship: "asked" | "asks" | "friends";
            name: string;
        };
        /** FriendList */
        FriendList: {
            friends: components["schemas"]["FriendInfo"][];
        };
        /** GameInfo */
        GameInfo: {
            choices: {
                [key: string]: string[];
            };
            id: string;
            levels: string[];
            variants: components["schemas"]["VariantInfo"][];
        };
        /** GameList */
        GameList: {
            games: components["schemas"]["GameInfo"][];
        };
        /** Gist */
        Gist: {
            chance: number | null;
            text: string;
        };
        /** Health */
        Health: {
            /** @enum {unknown} */
            bus: "down" | "local" | "ok";
            /** @enum {unknown} */
            database: "ok" | "slow";
            /** @enum {unknown} */
            status: "ok";
        };
        /**
         * HumanSeat
         * @description The seat of the player who makes the table.
         */
        HumanSeat: {
            /** @enum {unknown} */
            kind: "human";
        };
        /** Ignore */
        Ignore: {
            /**
             * @default mute
             * @enum {unknown}
             */
            kind?: "block" | "mute";
            /** @default null */
            line?: number | null;
            /** @default null */
            seat?: number | null;
            table: string;
        };
        /** IgnoredInfo */
        IgnoredInfo: {
            id: string;
            /** @enum {unknown} */
            kind: "block" | "mute";
            name: string;
        };
        /** IgnoredList */
        IgnoredList: {
            players: components["schemas"]["IgnoredInfo"][];
        };
        /**
         * Invitation
         * @description What somebody with the link of a table wants to know before joining.
         */
        Invitation: {
            cards: components["schemas"]["TableCards"] | null;
            clock: components["schemas"]["NoClock"] | components["schemas"]["TurnClock"] | components["schemas"]["TotalClock"] | components["schemas"]["DaysClock"];
            free: number;
            game: string;
            host: string | null;
            seats: components["schemas"]["SeatInfo"][];
            /** @enum {unknown} */
            status: "closed" | "live" | "open" | "over";
            variant: string;
        };
        /** InvitationInfo */
        InvitationInfo: {
            code: string;
            created_at: number;
            note: string;
            used_by: string | null;
        };
        /** InvitationList */
        InvitationList: {
            invitations: components["schemas"]["InvitationInfo"][];
        };
        /** JoinTable */
        JoinTable: {
            /** @default null */
            random?: string | null;
            /** @default null */
            seat?: number | null;
        };
        /** LeaveTournament */
        LeaveTournament: {
            /** @default null */
            number?: number | null;
        };
        /**
         * LegendCard
         * @description A being of the legends deck, which everybody draws from.
         */
        LegendCard: {
            facts: string[];
            id: string;
            /** @enum {unknown} */
            kind: "legend";
            marks: string[];
            /** @default 0 */
            needs?: number;
            pattern: string[];
            /** @default null */
            picture?: string | null;
            rank: number;
            schools: string[];
            summon_on: string | null;
            texts: components["schemas"]["CardWords"][];
            title: string;
            /** @default 0 */
            ways?: number;
        };
        /**
         * LessonStep
         * @description A moment of a lesson: what has happened, how things stand, what to do next and why.
         */
        LessonStep: {
            done: boolean;
            expected: string | null;
            hidden: string[];
            hint: string;
            introduces: string[];
            lesson: number;
            lessons: number;
            played: components["schemas"]["Step"][];
            position: components["schemas"]["Position"];
            seat: number;
            step: number;
            steps: number;
        };
        /** LoggedIn */
        LoggedIn: {
            failures: number;
            left: number;
            player: components["schemas"]["PlayerInfo"];
            seats: number;
        };
        /** Login */
        Login: {
            name: string;
            password: string;
        };
        /** Logout */
        Logout: {
            /** @default false */
            everywhere?: boolean;
        };
        /** MailSettings */
        MailSettings: {
            address: string | null;
            confirmed: boolean;
            offered: boolean;
        };
        /** Me */
        Me: {
            player: components["schemas"]["PlayerInfo"] | null;
        };
        /** MeetingInfo */
        MeetingInfo: {
            first: number;
            points: [
                number,
                number
            ] | null;
            second: number | null;
            table: string | null;
        };
        /** Missing */
        Missing: {
            at: string;
            /** @enum {unknown} */
            holds: "enemy" | "nothing" | "own";
            rank: number;
        };
        /**
         * MistakeInfo
         * @description A turn that could have been played better, as a computer player sees it.
         */
        MistakeInfo: {
            better: string[];
            loss: number;
            number: number;
            turn: number;
        };
        /**
         * MistakeList
         * @description The worst mistakes of a seat, in the order in which they were made.
         */
        MistakeList: {
            mistakes: components["schemas"]["MistakeInfo"][];
        };
        /** MoveInfo */
        MoveInfo: {
            brief: components["schemas"]["Gist"][];
            category: string;
            copies: number;
            damage: number;
            effect: string | null;
            flavour: string;
            id: string;
            /** @enum {unknown} */
            kind: "move";
            level: number;
            /** @default null */
            picture?: string | null;
            priority: number;
            targets: number;
            title: string;
        };
        /** Named */
        Named: {
            id: string;
            name: string;
        };
        /** NewAccount */
        NewAccount: {
            /** @default null */
            invitation?: string | null;
            name: string;
            password: string;
        };
        /**
         * NewCardSet
         * @description A set to be kept. Its id follows from what it says: the same set is kept once, whoever sends it.
         */
        NewCardSet: {
            document: Record<string, unknown>;
            game: string;
            /** @default false */
            tried?: boolean;
        };
        /**
         * NewChallenge
         * @description An invitation to a game of two: to one player, or to whoever has its link.
         */
        NewChallenge: {
            /** @default null */
            cards?: string | null;
            /**
             * @default {
             *       "kind": "none"
             *     }
             */
            clock?: components["schemas"]["NoClock"] | components["schemas"]["TurnClock"] | components["schemas"]["TotalClock"] | components["schemas"]["DaysClock"];
            game: string;
            /** @default null */
            opponent?: string | null;
            /** @default true */
            rated?: boolean;
            setup: Record<string, unknown>;
        };
        /** NewGuest */
        NewGuest: {
            /**
             * @default en
             * @enum {unknown}
             */
            lang?: "cs" | "en" | "pl";
            /** @default null */
            name?: string | null;
        };
        /** NewInvitation */
        NewInvitation: {
            /** @default  */
            note?: string;
        };
        /** NewPasswordInfo */
        NewPasswordInfo: {
            password: string;
        };
        /** NewReport */
        NewReport: {
            /** @default null */
            line?: number | null;
            /** @default  */
            reason?: string;
            /** @default null */
            seat?: number | null;
            table: string;
        };
        /**
         * NewSandbox
         * @description A table of one's own that begins anywhere. All seats without a computer player are the maker's.
         */
        NewSandbox: {
            /** @default null */
            cards?: string | null;
            /** @default {} */
            computers?: {
                [key: string]: string;
            };
            /** @default null */
            document?: Record<string, unknown> | null;
            game: string;
            position: string;
        };
        /**
         * NewStudy
         * @description Is a card fair? The server plays pairs of games, with it and without it.
         */
        NewStudy: {
            card: string;
            document: Record<string, unknown>;
            game: string;
            /** @default null */
            setup?: Record<string, unknown> | null;
        };
        /**
         * NewTable
         * @description A table to be made. Without seats the maker takes the first, and the others are open.
         */
        NewTable: {
            /** @default null */
            cards?: string | null;
            /**
             * @default {
             *       "kind": "none"
             *     }
             */
            clock?: components["schemas"]["NoClock"] | components["schemas"]["TurnClock"] | components["schemas"]["TotalClock"] | components["schemas"]["DaysClock"];
            game: string;
            /** @default true */
            public?: boolean;
            /** @default null */
            random?: string | null;
            /** @default null */
            seats?: (components["schemas"]["HumanSeat"] | components["schemas"]["OpenSeat"] | components["schemas"]["ComputerSeat"])[] | null;
            setup: Record<string, unknown>;
            /** @default true */
            start_when_full?: boolean;
        };
        /** NewToken */
        NewToken: {
            label: string;
        };
        /** NewTournament */
        NewTournament: {
            /** @default null */
            cards?: string | null;
            clock: components["schemas"]["NoClock"] | components["schemas"]["TurnClock"] | components["schemas"]["TotalClock"] | components["schemas"]["DaysClock"];
            game: string;
            /**
             * @default swiss
             * @enum {unknown}
             */
            kind?: "round-robin" | "swiss";
            name: string;
            /** @default true */
            rated?: boolean;
            /** @default null */
            rounds?: number | null;
            setup: Record<string, unknown>;
            /** @default null */
            starts_at?: number | null;
        };
        /**
         * NoClock
         * @description No time limit.
         */
        NoClock: {
            /** @enum {unknown} */
            kind: "none";
        };
        /**
         * NotificationSettings
         * @description All of it is off until you switch it on.
         */
        NotificationSettings: {
            browsers: number;
            mail: components["schemas"]["MailSettings"];
        };
        /**
         * OpenSeat
         * @description Anybody may sit down; with a name, only that account.
         */
        OpenSeat: {
            /** @enum {unknown} */
            kind: "open";
            /** @default null */
            reserved_for?: string | null;
        };
        /**
         * Option
         * @description A legal answer.
         */
        Option: {
            choice: string;
            facts: unknown;
            /** @default null */
            text?: string | null;
        };
        /** OutcomeInfo */
        OutcomeInfo: {
            decided_by: string;
            ranking: number[];
            reason: string;
            scores: number[];
        };
        /** Overview */
        Overview: {
            players: {
                [key: string]: number;
            };
            reports: number;
            site: components["schemas"]["SiteInfo"];
            tables: {
                [key: string]: number;
            };
        };
        /** PasswordChanged */
        PasswordChanged: {
            player: components["schemas"]["PlayerInfo"];
            revoked: number;
        };
        /**
         * Patience
         * @description How long a game without a clock is waited for: days without a step after which it is abandoned.
         */
        Patience: {
            /** @default 14 */
            days?: number;
            /** @default 3 */
            days_with_guests?: number;
        };
        /**
         * PersonInfo
         * @description A player, as hosts see them.
         */
        PersonInfo: {
            account: boolean;
            admin: boolean;
            ban_reason: string | null;
            banned_at: number | null;
            bot: boolean;
            created_at: number;
            games: number;
            id: string;
            muted_until: number | null;
            name: string;
            seen_at: number | null;
        };
        /** PersonList */
        PersonList: {
            next: string | null;
            players: components["schemas"]["PersonInfo"][];
        };
        /**
         * Place
         * @description A way to lay a pattern on the board.
         */
        Place: {
            arrows: string[];
            at: string | null;
            facing: string;
            marks: string[];
            missing: components["schemas"]["Missing"] | null;
            second_marks: string[];
            uses: string[];
        };
        /** PlaceList */
        PlaceList: {
            cards: components["schemas"]["CardPlaces"][];
        };
        /** PlayerInfo */
        PlayerInfo: {
            account: boolean;
            /** @default false */
            admin?: boolean;
            /** @default false */
            bot?: boolean;
            name: string;
        };
        /**
         * Position
         * @description How things stand after a step.
         */
        Position: {
            /** @default {} */
            agreed?: {
                [key: string]: number[];
            };
            asked: number[];
            /** @default [] */
            away?: number[];
            /** @default [] */
            claimable?: number[];
            /** @default null */
            clock?: components["schemas"]["ClockInfo"] | null;
            /** @default [] */
            declarations?: components["schemas"]["Declaration"][];
            /** @default {} */
            declared?: {
                [key: string]: components["schemas"]["Declaration"];
            };
            /** @default null */
            hints?: unknown | null;
            /** @default [] */
            left?: number[];
            /** @default null */
            no_undo?: components["schemas"]["ErrorCode"] | null;
            number: number;
            /** @default null */
            outcome?: components["schemas"]["OutcomeInfo"] | null;
            /** @default null */
            request?: components["schemas"]["RequestInfo"] | null;
            /** @default null */
            result?: string[] | null;
            /** @default [] */
            returnable?: number[];
            view: unknown;
        };
        /** PositionText */
        PositionText: {
            cards: string | null;
            number: number;
            text: string;
        };
        /** PrintedCards */
        PrintedCards: {
            document: Record<string, unknown>;
            game: string;
        };
        /**
         * Problem
         * @description What is wrong with a card file, or may be, and where.
         */
        Problem: {
            /** @default 0 */
            column?: number;
            /** @default null */
            index?: number | null;
            /** @default null */
            key?: string | null;
            /** @default null */
            kind?: string | null;
            /** @default null */
            length?: number | null;
            /** @default 0 */
            line?: number;
            message: {
                [key: string]: string;
            };
            /** @default null */
            offset?: number | null;
            /** @enum {unknown} */
            severity: "error" | "warning";
            /** @default null */
            suggestion?: string | null;
        };
        /** Profile */
        Profile: {
            drawn: number;
            friendship: ("asked" | "asks" | "friends") | null;
            lost: number;
            name: string;
            ratings: components["schemas"]["RatingOf"][];
            since: number;
            tables: components["schemas"]["TableInfo"][];
            won: number;
            you: boolean;
        };
        /** ProgressList */
        ProgressList: {
            tasks: components["schemas"]["TaskProgress"][];
        };
        /**
         * PublicSite
         * @description What the hosts have set, and what they have started the server with as far as everybody should know it.
         */
        PublicSite: {
            /**
             * @default {
             *       "days": 14,
             *       "days_with_guests": 3
             *     }
             */
            abandoned_after?: components["schemas"]["Patience"];
            /** @default  */
            announcement?: string;
            /**
             * @default everybody
             * @enum {unknown}
             */
            chat?: "everybody" | "nobody" | "players";
            /** @default true */
            guests?: boolean;
            /** @default  */
            imprint?: string;
            /** @default false */
            maintenance?: boolean;
            /** @default  */
            privacy?: string;
            /**
             * @default open
             * @enum {unknown}
             */
            registration?: "closed" | "invitation" | "open";
        };
        /** PushKey */
        PushKey: {
            key: string;
        };
        /**
         * PushSubscription
         * @description What a browser gives for Web Push.
         */
        PushSubscription: {
            auth: string;
            endpoint: string;
            /**
             * @default en
             * @enum {unknown}
             */
            lang?: "cs" | "en" | "pl";
            p256dh: string;
        };
        /**
         * RatingChangeInfo
         * @description What a game has made of a player's rating.
         */
        RatingChangeInfo: {
            after: number;
            before: number;
        };
        /** RatingInfo */
        RatingInfo: {
            bot: boolean;
            computer: boolean;
            games: number;
            mu: number;
            name: string;
            rating: number;
            sigma: number;
        };
        /** RatingList */
        RatingList: {
            game: string;
            ratings: components["schemas"]["RatingInfo"][];
            variant: string;
        };
        /** RatingOf */
        RatingOf: {
            game: string;
            games: number;
            rank: number;
            rating: number;
            variant: string;
        };
        /** ReadCards */
        ReadCards: {
            game: string;
            text: string;
        };
        /** RecommendedMoves */
        RecommendedMoves: {
            lines: string[][];
        };
        /** Rematch */
        Rematch: {
            /** @default null */
            random?: string | null;
        };
        /** Rename */
        Rename: {
            name: string;
        };
        /**
         * Replayed
         * @description The steps up to a number, and how things stood after the last of them.
         */
        Replayed: {
            position: components["schemas"]["Position"];
            steps: components["schemas"]["Step"][];
        };
        /** ReportInfo */
        ReportInfo: {
            about: string;
            about_id: string;
            created_at: number;
            id: string;
            line: number | null;
            reason: string;
            reporter: string;
            said: string | null;
            settled_at: number | null;
            table: string;
        };
        /** ReportList */
        ReportList: {
            reports: components["schemas"]["ReportInfo"][];
        };
        /**
         * RequestInfo
         * @description A question to the reader's seat.
         */
        RequestInfo: {
            id: number;
            kind: string;
            options: components["schemas"]["Option"][];
            /** @default null */
            text?: string | null;
        };
        /** School */
        School: {
            cards: string[];
            id: string;
            name: string;
        };
        /** SeatInfo */
        SeatInfo: {
            /** @default false */
            account?: boolean;
            /** @default false */
            bot?: boolean;
            /** @default null */
            computer?: string | null;
            /** @default null */
            name?: string | null;
            /** @default null */
            random?: string | null;
            /** @default null */
            rating?: components["schemas"]["RatingChangeInfo"] | null;
            /** @default null */
            reserved_for?: string | null;
            /** @default false */
            you?: boolean;
        };
        /**
         * Seek
         * @description Wait for an opponent of about the same strength. Say it again within 30 seconds: who falls silent waits no
         *         more.
         */
        Seek: {
            /** @default false */
            again?: boolean;
            /**
             * @default {
             *       "increment": 10,
             *       "kind": "total",
             *       "seconds": 900
             *     }
             */
            clock?: components["schemas"]["NoClock"] | components["schemas"]["TurnClock"] | components["schemas"]["TotalClock"] | components["schemas"]["DaysClock"];
            game: string;
            setup: Record<string, unknown>;
        };
        /** SeekInfo */
        SeekInfo: {
            others: number;
            since: number | null;
            waiting: boolean;
        };
        /** SetMail */
        SetMail: {
            address: string;
            /**
             * @default en
             * @enum {unknown}
             */
            lang?: "cs" | "en" | "pl";
        };
        /**
         * SiteInfo
         * @description What the hosts have set.
         */
        SiteInfo: {
            /** @default  */
            announcement?: string;
            /**
             * @default everybody
             * @enum {unknown}
             */
            chat?: "everybody" | "nobody" | "players";
            /** @default true */
            guests?: boolean;
            /** @default  */
            imprint?: string;
            /** @default false */
            maintenance?: boolean;
            /** @default  */
            privacy?: string;
            /**
             * @default open
             * @enum {unknown}
             */
            registration?: "closed" | "invitation" | "open";
        };
        /** Square */
        Square: {
            central: boolean;
            column: number;
            green: boolean;
            name: string;
            red: boolean;
            row: number;
        };
        /** StandingInfo */
        StandingInfo: {
            buchholz: number;
            number: number;
            played: number;
            points: number;
            rank: number;
            sonneborn_berger: number;
            wins: number;
        };
        /**
         * Step
         * @description Something was done: what the reader sees of it, and what is to be decided now.
         */
        Step: {
            at: number;
            back_to: number | null;
            events: components["schemas"]["Told"][];
            /** @enum {unknown} */
            kind: "agree" | "away" | "choice" | "claim" | "declare" | "leave" | "resign" | "return" | "time" | "undo";
            number: number;
            seat: number;
            takes_over: number[];
            /** @enum {unknown} */
            type: "step";
        };
        /** StudyInfo */
        StudyInfo: {
            card: string;
            created_at: number;
            detail: string | null;
            game: string;
            games: number;
            gone_at: number;
            id: string;
            most_games: number;
            points: components["schemas"]["StudyPoint"][];
            problem: ("internal" | "interrupted" | "not-playable" | "too-slow") | null;
            report: Record<string, unknown> | null;
            /** @enum {unknown} */
            status: "done" | "failed" | "running" | "stopped" | "waiting";
            verdict: string | null;
        };
        /** StudyList */
        StudyList: {
            studies: components["schemas"]["StudyInfo"][];
        };
        /**
         * StudyPoint
         * @description How things looked after some games: a point of the curve.
         */
        StudyPoint: {
            games: number;
            high: number;
            low: number;
            rate: number;
        };
        /**
         * TableCards
         * @description The cards that are played with at a table, where they are not the printed ones.
         */
        TableCards: {
            author: string | null;
            id: string;
            name: string;
        };
        /** TableInfo */
        TableInfo: {
            /** @default false */
            analysis?: boolean;
            /** @default null */
            asked?: number[] | null;
            /** @default null */
            cards?: components["schemas"]["TableCards"] | null;
            clock: components["schemas"]["NoClock"] | components["schemas"]["TurnClock"] | components["schemas"]["TotalClock"] | components["schemas"]["DaysClock"];
            /** @default null */
            counted?: boolean | null;
            created_at: number;
            ended_at: number | null;
            fingerprint: string;
            game: string;
            id: string;
            number: number;
            outcome: components["schemas"]["OutcomeInfo"] | null;
            owner: boolean;
            public: boolean;
            rematch: string | null;
            /** @default false */
            sandbox?: boolean;
            seats: components["schemas"]["SeatInfo"][];
            seed: string | null;
            setup: Record<string, unknown>;
            start_when_full: boolean;
            started_at: number | null;
            /** @enum {unknown} */
            status: "closed" | "live" | "open" | "over";
            variant: string;
        };
        /** TableList */
        TableList: {
            next: string | null;
            tables: components["schemas"]["TableInfo"][];
        };
        /** TashKalarLibrary */
        TashKalarLibrary: {
            arena: components["schemas"]["Arena"];
            cards: (components["schemas"]["BeingCard"] | components["schemas"]["LegendCard"] | components["schemas"]["FlareInfo"] | components["schemas"]["TaskInfo"])[];
            forms: components["schemas"]["FormInfo"][];
            /** @enum {unknown} */
            game: "tashkalar";
            language: string;
            ranks: string[];
            schools: components["schemas"]["School"][];
            task_categories: components["schemas"]["Named"][];
            words: {
                [key: string]: string;
            };
        };
        /** TaskInfo */
        TaskInfo: {
            advanced: boolean;
            /** @default [] */
            areas?: string[][];
            category: string;
            facts: string[];
            id: string;
            /** @enum {unknown} */
            kind: "task";
            /** @default null */
            picture?: string | null;
            points: number;
            texts: components["schemas"]["CardWords"][];
            title: string;
        };
        /** TaskProgress */
        TaskProgress: {
            filled: boolean[][];
            missing: (number | null)[];
            need: number | null;
            pieces: ("any" | "common" | "heroic" | "legendary" | "non-legendary" | "upgraded")[];
            task: string;
        };
        /** TokenInfo */
        TokenInfo: {
            created_at: number;
            id: string;
            label: string;
        };
        /** TokenList */
        TokenList: {
            tokens: components["schemas"]["TokenInfo"][];
        };
        /**
         * Told
         * @description An event, as far as the reader may know it.
         */
        Told: {
            facts: unknown;
            /** @default null */
            text?: string | null;
        };
        /**
         * TotalClock
         * @description A time limit for the whole game, and some seconds more after each turn.
         */
        TotalClock: {
            /** @default 0 */
            increment?: number;
            /** @enum {unknown} */
            kind: "total";
            seconds: number;
        };
        /** TournamentBrief */
        TournamentBrief: {
            /** @default null */
            cards?: components["schemas"]["TableCards"] | null;
            clock: components["schemas"]["NoClock"] | components["schemas"]["TurnClock"] | components["schemas"]["TotalClock"] | components["schemas"]["DaysClock"];
            created_at: number;
            ended_at: number | null;
            entered: boolean;
            game: string;
            id: string;
            /** @enum {unknown} */
            kind: "round-robin" | "swiss";
            name: string;
            owner: string;
            rated: boolean;
            round: number;
            rounds: number | null;
            size: number;
            starts_at: number | null;
            /** @enum {unknown} */
            status: "cancelled" | "open" | "over" | "running";
            variant: string;
        };
        /** TournamentInfo */
        TournamentInfo: {
            entrants: components["schemas"]["EntrantInfo"][];
            mine: boolean;
            rounds: components["schemas"]["MeetingInfo"][][];
            setup: Record<string, unknown>;
            standings: components["schemas"]["StandingInfo"][];
            tournament: components["schemas"]["TournamentBrief"];
        };
        /** TournamentList */
        TournamentList: {
            tournaments: components["schemas"]["TournamentBrief"][];
        };
        /**
         * TurnClock
         * @description A time limit for each turn.
         */
        TurnClock: {
            /** @enum {unknown} */
            kind: "turn";
            seconds: number;
        };
        /** VariantInfo */
        VariantInfo: {
            seats: number;
            setup: Record<string, unknown>;
            variant: string;
        };
        /** WarriorInfo */
        WarriorInfo: {
            ability: string | null;
            flavour: string;
            hearts: number;
            id: string;
            /** @enum {unknown} */
            kind: "warrior";
            level: number;
            lines: string[][];
            /** @default null */
            picture?: string | null;
            title: string;
            wings: number;
        };
    };
    responses: {
        /** @description The body is not JSON. */
        400: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorInfo"];
            };
        };
        /** @description Nobody is signed in, or the token is not valid. */
        401: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorInfo"];
            };
        };
        /** @description It is not theirs to do, or the request comes from another site's page. */
        403: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorInfo"];
            };
        };
        /** @description There is no such thing. */
        404: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorInfo"];
            };
        };
        /** @description The body did not come in time. */
        408: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorInfo"];
            };
        };
        /** @description Not now: something has changed, or is taken. */
        409: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorInfo"];
            };
        };
        /** @description The body is too large. */
        413: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorInfo"];
            };
        };
        /** @description The body is not declared as JSON. */
        415: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorInfo"];
            };
        };
        /** @description The body, or a query parameter, is not what is expected here. */
        422: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorInfo"];
            };
        };
        /** @description Too many requests; Retry-After says when to try again. */
        429: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorInfo"];
            };
        };
        /** @description The database cannot be reached; try again. */
        503: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorInfo"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewAccount"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    show_address: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddressInfo"];
                };
            };
            422: components["responses"]["422"];
            429: components["responses"]["429"];
        };
    };
    overview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Overview"];
                };
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    list_all_card_sets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardSetList"];
                };
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    remove_card_set: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    list_invitations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationList"];
                };
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    invite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["NewInvitation"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationInfo"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    withdraw: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    find_players: {
        parameters: {
            query?: {
                text?: string;
                guests?: boolean;
                banned?: boolean;
                before?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonList"];
                };
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    forget_player: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    change_player: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ChangePerson"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonInfo"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    end_sessions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    export_player: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    new_password: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewPasswordInfo"];
                };
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    list_reports: {
        parameters: {
            query?: {
                settled?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportList"];
                };
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    settle_report: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    change_site: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ChangeSite"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteInfo"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    find_all_tables: {
        parameters: {
            query?: {
                status?: "closed" | "live" | "open" | "over";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AllTables"];
                };
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    remove_line: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                number: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    close_table: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    barracks_moves: {
        parameters: {
            query: {
                warrior: string;
                moves?: string;
                gone?: string;
                set?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecommendedMoves"];
                };
            };
            404: components["responses"]["404"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    list_card_sets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardSetList"];
                };
            };
            401: components["responses"]["401"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    keep_card_set: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCardSet"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardSetInfo"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            408: components["responses"]["408"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    show_card_set: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardSetContent"];
                };
            };
            401: components["responses"]["401"];
            404: components["responses"]["404"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    forget_card_set: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    show_cards: {
        parameters: {
            query?: {
                lang?: "cs" | "en" | "pl";
                set?: string;
            };
            header?: never;
            path: {
                game: "barracks" | "tashkalar";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BarracksLibrary"] | components["schemas"]["TashKalarLibrary"];
                };
            };
            /** @description What the client knows, by If-None-Match, is still true. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["404"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    list_challenges: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChallengeList"];
                };
            };
            401: components["responses"]["401"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    create_challenge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewChallenge"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChallengeInfo"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    show_challenge: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChallengeInfo"];
                };
            };
            401: components["responses"]["401"];
            404: components["responses"]["404"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    accept_challenge: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChallengeInfo"];
                };
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    decline_challenge: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChallengeInfo"];
                };
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    list_friends: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FriendList"];
                };
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    ask_friend: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AskFriend"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FriendList"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    end_friendship: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FriendList"];
                };
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    list_games: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameList"];
                };
            };
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    show_health: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    show_lesson: {
        parameters: {
            query?: {
                lesson?: number;
                step?: number;
                lang?: "cs" | "en" | "pl";
            };
            header?: never;
            path: {
                game: "barracks" | "tashkalar";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LessonStep"];
                };
            };
            /** @description What the client knows, by If-None-Match, is still true. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["404"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
        };
    };
    log_in: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Login"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoggedIn"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            408: components["responses"]["408"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    log_out: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Logout"];
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            408: components["responses"]["408"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    show_me: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            401: components["responses"]["401"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    be_guest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["NewGuest"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    rename_me: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Rename"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    delete_me: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["DeleteMe"];
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    follow_events: {
        parameters: {
            query?: {
                since?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            401: components["responses"]["401"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    export_me: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    list_ignored: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IgnoredList"];
                };
            };
            401: components["responses"]["401"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    ignore: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Ignore"];
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    heed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    set_mail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetMail"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationSettings"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    forget_mail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationSettings"];
                };
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    confirm_mail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmMail"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationSettings"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            408: components["responses"]["408"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    show_notifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationSettings"];
                };
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    change_password: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePassword"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordChanged"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    subscribe_push: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PushSubscription"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationSettings"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            408: components["responses"]["408"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    end_push: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EndPush"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationSettings"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            408: components["responses"]["408"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    show_metrics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            404: components["responses"]["404"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    show_openapi: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
            422: components["responses"]["422"];
            429: components["responses"]["429"];
        };
    };
    show_profile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            401: components["responses"]["401"];
            404: components["responses"]["404"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    show_push_key: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushKey"];
                };
            };
            422: components["responses"]["422"];
            429: components["responses"]["429"];
        };
    };
    list_ratings: {
        parameters: {
            query: {
                game: string;
                variant: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RatingList"];
                };
            };
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    report: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewReport"];
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    create_sandbox: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewSandbox"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    seek_opponent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Seek"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeekInfo"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            408: components["responses"]["408"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    give_up_seeking: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    show_site: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicSite"];
                };
            };
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    show_socket_schema: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
            422: components["responses"]["422"];
            429: components["responses"]["429"];
        };
    };
    find_tables: {
        parameters: {
            query?: {
                status?: "closed" | "live" | "open" | "over";
                game?: string;
                mine?: boolean;
                before?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableList"];
                };
            };
            401: components["responses"]["401"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    create_table: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTable"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    show_table: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
                };
            };
            401: components["responses"]["401"];
            404: components["responses"]["404"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    show_invitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            404: components["responses"]["404"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    join_table: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["JoinTable"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    leave_table: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
                };
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    list_mistakes: {
        parameters: {
            query: {
                seat: number;
                lang?: "cs" | "en" | "pl";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MistakeList"];
                };
            };
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    show_picture: {
        parameters: {
            query?: {
                number?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                };
            };
            404: components["responses"]["404"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    show_position: {
        parameters: {
            query?: {
                number?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PositionText"];
                };
            };
            401: components["responses"]["401"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    download_record: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    rematch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Rematch"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    replay: {
        parameters: {
            query: {
                number: number;
                seat?: number;
                open?: boolean;
                lang?: "cs" | "en" | "pl";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Replayed"];
                };
            };
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    change_seat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeSeat"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    start_table: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
                };
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    tashkalar_places: {
        parameters: {
            query: {
                board: string;
                side: number;
                cards: string;
                set?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlaceList"];
                };
            };
            404: components["responses"]["404"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    tashkalar_progress: {
        parameters: {
            query: {
                board: string;
                tasks: string;
                set?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProgressList"];
                };
            };
            404: components["responses"]["404"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    list_tokens: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenList"];
                };
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    create_token: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewToken"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedToken"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    revoke_token: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    list_tournaments: {
        parameters: {
            query?: {
                status?: "cancelled" | "open" | "over" | "running";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TournamentList"];
                };
            };
            401: components["responses"]["401"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    create_tournament: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTournament"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TournamentInfo"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    show_tournament: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TournamentInfo"];
                };
            };
            401: components["responses"]["401"];
            404: components["responses"]["404"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    cancel_tournament: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TournamentInfo"];
                };
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    enter_computer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnterComputer"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TournamentInfo"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    enter_tournament: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TournamentInfo"];
                };
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    leave_tournament: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["LeaveTournament"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TournamentInfo"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    start_tournament: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TournamentInfo"];
                };
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    check_cards: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckCards"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckedCards"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            408: components["responses"]["408"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    complete_text: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompleteText"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Completions"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            408: components["responses"]["408"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    check_position: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckPosition"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckedPosition"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    show_printed_cards: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: "barracks" | "tashkalar";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrintedCards"];
                };
            };
            /** @description What the client knows, by If-None-Match, is still true. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["404"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    read_cards: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadCards"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardsRead"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            408: components["responses"]["408"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    list_studies: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudyList"];
                };
            };
            401: components["responses"]["401"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    create_study: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewStudy"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudyInfo"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            408: components["responses"]["408"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    show_study: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudyInfo"];
                };
            };
            401: components["responses"]["401"];
            404: components["responses"]["404"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    stop_study: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    write_cards: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckCards"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardsText"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            408: components["responses"]["408"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
}
