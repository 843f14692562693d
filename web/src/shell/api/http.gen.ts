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
    "/api/cards/{game}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every card of a game, as data and in words */
        get: operations["show_cards"];
        put?: never;
        post?: never;
        delete?: never;
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
        /** The games, every way to play them, and the computer players */
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
        /** Whether the server can do its work; 503 while it cannot reach the database */
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
    "/api/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was counted, for Prometheus */
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
    "/api/ratings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ratings for a way to play, best first */
        get: operations["list_ratings"];
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
        /** Play again: the table of the rematch, made by whoever asks first */
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
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** Arena */
        Arena: {
            columns: number;
            rows: number;
            squares: components["schemas"]["Square"][];
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
            pattern: string[];
            rank: number;
            schools: string[];
            summon_on: string | null;
            texts: components["schemas"]["CardWords"][];
            title: string;
        };
        /** CardPlaces */
        CardPlaces: {
            anywhere: string[] | null;
            card: string;
            fits: components["schemas"]["Place"][];
            near: components["schemas"]["Place"][];
        };
        /**
         * CardWords
         * @description A part of what is printed on a card.
         */
        CardWords: {
            heading: string;
            text: string;
        };
        /** ChangePassword */
        ChangePassword: {
            new: string;
            old: string;
        };
        /**
         * ChangeSeat
         * @description Before the start the owner may give a seat to a computer player, or open it to people.
         */
        ChangeSeat: {
            number: number;
            seat: components["schemas"]["HumanSeat"] | components["schemas"]["OpenSeat"] | components["schemas"]["ComputerSeat"];
        };
        /** ClockInfo */
        ClockInfo: {
            at: number;
            left: (number | null)[];
            running: number[];
        };
        /** ComputerSeat */
        ComputerSeat: {
            /** @enum {unknown} */
            kind: "computer";
            level: string;
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
         * @description So many days for each turn: play by correspondence.
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
        /** Difficulty */
        Difficulty: {
            id: string;
            name: string;
            points: number;
        };
        /**
         * ErrorInfo
         * @description Nothing was changed.
         */
        ErrorInfo: {
            error: string;
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
        /** GameInfo */
        GameInfo: {
            choices: {
                [key: string]: string[];
            };
            id: string;
            levels: string[];
            ways: components["schemas"]["WayInfo"][];
        };
        /** GameList */
        GameList: {
            games: components["schemas"]["GameInfo"][];
        };
        /** Health */
        Health: {
            /** @enum {unknown} */
            bus: "down" | "local" | "ok";
            /** @enum {unknown} */
            database: "ok";
            /** @enum {unknown} */
            status: "ok";
        };
        /**
         * HumanSeat
         * @description The seat of whoever makes the table.
         */
        HumanSeat: {
            /** @enum {unknown} */
            kind: "human";
        };
        /** JoinTable */
        JoinTable: {
            /** @default null */
            seat?: number | null;
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
            pattern: string[];
            rank: number;
            schools: string[];
            summon_on: string | null;
            texts: components["schemas"]["CardWords"][];
            title: string;
        };
        /**
         * LessonStep
         * @description A moment of a lesson: what has happened, how things stand, what to do next and why.
         */
        LessonStep: {
            done: boolean;
            expected: string | null;
            hint: string;
            played: components["schemas"]["Step"][];
            position: components["schemas"]["Position"];
            seat: number;
            step: number;
            steps: number;
        };
        /** LoggedIn */
        LoggedIn: {
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
        /** Me */
        Me: {
            player: components["schemas"]["PlayerInfo"] | null;
        };
        /** Missing */
        Missing: {
            at: string;
            /** @enum {unknown} */
            holds: "enemy" | "nothing" | "own";
            rank: number;
        };
        /** MoveInfo */
        MoveInfo: {
            category: string;
            copies: number;
            damage: number;
            effect: string | null;
            flavour: string;
            id: string;
            /** @enum {unknown} */
            kind: "move";
            level: number;
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
            name: string;
            password: string;
        };
        /** NewGuest */
        NewGuest: {
            /** @default null */
            name?: string | null;
        };
        /**
         * NewTable
         * @description A table to be made. Without seats the maker takes the first, and the others are open.
         */
        NewTable: {
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
            seats?: (components["schemas"]["HumanSeat"] | components["schemas"]["OpenSeat"] | components["schemas"]["ComputerSeat"])[] | null;
            setup: Record<string, unknown>;
            /** @default true */
            start_when_full?: boolean;
        };
        /** NewToken */
        NewToken: {
            label: string;
        };
        /**
         * NoClock
         * @description Nobody is hurried.
         */
        NoClock: {
            /** @enum {unknown} */
            kind: "none";
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
            facts: Record<string, unknown>;
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
        /** PasswordChanged */
        PasswordChanged: {
            player: components["schemas"]["PlayerInfo"];
            revoked: number;
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
            claimable?: number[];
            /** @default null */
            clock?: components["schemas"]["ClockInfo"] | null;
            /** @default [] */
            declarations?: components["schemas"]["Declaration"][];
            /** @default {} */
            declared?: {
                [key: string]: components["schemas"]["Declaration"];
            };
            /** @default [] */
            left?: number[];
            number: number;
            /** @default null */
            outcome?: components["schemas"]["OutcomeInfo"] | null;
            /** @default null */
            request?: components["schemas"]["RequestInfo"] | null;
            /** @default null */
            result?: string[] | null;
            view: Record<string, unknown>;
        };
        /** ProgressList */
        ProgressList: {
            tasks: components["schemas"]["TaskProgress"][];
        };
        /** RatingInfo */
        RatingInfo: {
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
            way: string;
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
            /** @default null */
            computer?: string | null;
            /** @default null */
            name?: string | null;
            /** @default null */
            reserved_for?: string | null;
            /** @default false */
            you?: boolean;
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
        /**
         * Step
         * @description Something was done: what the reader sees of it, and what is to be decided now.
         */
        Step: {
            at: number;
            back_to: number | null;
            events: components["schemas"]["Told"][];
            /** @enum {unknown} */
            kind: "agree" | "choice" | "claim" | "declare" | "leave" | "resign" | "time" | "undo";
            number: number;
            seat: number;
            takes_over: number[];
            /** @enum {unknown} */
            type: "step";
        };
        /** TableInfo */
        TableInfo: {
            clock: components["schemas"]["NoClock"] | components["schemas"]["TurnClock"] | components["schemas"]["TotalClock"] | components["schemas"]["DaysClock"];
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
            seats: components["schemas"]["SeatInfo"][];
            seed: string | null;
            setup: Record<string, unknown>;
            start_when_full: boolean;
            started_at: number | null;
            /** @enum {unknown} */
            status: "closed" | "live" | "open" | "over";
            way: string;
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
            category: string;
            facts: string[];
            id: string;
            /** @enum {unknown} */
            kind: "task";
            points: number;
            texts: components["schemas"]["CardWords"][];
            title: string;
        };
        /** TaskProgress */
        TaskProgress: {
            missing: (number | null)[];
            need: number | null;
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
            facts: Record<string, unknown>;
            /** @default null */
            text?: string | null;
        };
        /**
         * TotalClock
         * @description So many seconds for the whole game, and some more after each turn.
         */
        TotalClock: {
            /** @default 0 */
            increment?: number;
            /** @enum {unknown} */
            kind: "total";
            seconds: number;
        };
        /**
         * TurnClock
         * @description So many seconds for each turn.
         */
        TurnClock: {
            /** @enum {unknown} */
            kind: "turn";
            seconds: number;
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
            title: string;
            wings: number;
        };
        /** WayInfo */
        WayInfo: {
            seats: number;
            setup: Record<string, unknown>;
            way: string;
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
    show_cards: {
        parameters: {
            query?: {
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
            422: components["responses"]["422"];
            429: components["responses"]["429"];
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
    list_ratings: {
        parameters: {
            query: {
                game: string;
                way: string;
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
    replay: {
        parameters: {
            query: {
                number: number;
                seat?: number;
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
            422: components["responses"]["422"];
            429: components["responses"]["429"];
        };
    };
    tashkalar_progress: {
        parameters: {
            query: {
                board: string;
                tasks: string;
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
            422: components["responses"]["422"];
            429: components["responses"]["429"];
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
}
