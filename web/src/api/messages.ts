/** API types for games and tables: generated, with what the client adds. */
import type { CaptionInfo, CreateTournamentRequest, ClockInfo, ClockRequest, FrameInfo as SentFrame, LogEntry, LiveMessage as SentMessage, TableInfo as SentTable } from './generated'
import type { Scene } from './scene'

export type {
  AdviceInfo as Advice,
  ReviewInfo,
  TurningPointInfo as TurningPoint,
  ReasonInfo,
  Block,
  BotLevel,
  CaptionInfo as Caption,
  ChanceInfo,
  ChatInfo,
  ChatMessageInfo as ChatMessage,
  ChatRequest,
  CommentaryLink,
  ConsideredMove,
  CreateTableRequest,
  EndReport,
  ErrorInfo,
  ExampleInfo,
  ExampleRef,
  ExpectedMoveInfo as ExpectedMove,
  GameInfo,
  ImportLogbookRequest as LogbookImport,
  Inline,
  LanguageInfo,
  LineChoices,
  LineInfo,
  LineMoveInfo as LineMove,
  LineMoveRequest,
  BlockInfo,
  ListingInfo,
  LobbyInfo,
  OwnLobby,
  NewPassphrase,
  OwnData,
  PassphraseInfo,
  WishRequest,
  LogEntry as LogLine,
  LuckInfo,
  NoteInfo,
  OfferedMove,
  OpenSandboxRequest as SandboxRequest,
  OptionInfo as GameOption,
  PastView as PastFrame,
  PlaceRequest,
  PlayedGameInfo as PlayedGame,
  PositionInfo,
  ProofInfo as Proof,
  PushKeyInfo,
  PuzzleInfo,
  PuzzleList,
  CreateTournamentRequest,
  FeedAddress,
  MailInfo,
  MailRequest,
  OwnLetters,
  OwnRatings,
  OwnTournaments,
  TournamentGame,
  TournamentInfo,
  TournamentSummary,
  RatingInfo,
  RatingList,
  RatingScale,
  ServerParts,
  PuzzleSummary,
  RefusalInfo,
  RuleRefusal,
  Rulebook,
  RulebookSection,
  SeatInfo,
  SeatLuckInfo as SeatLuck,
  SeatPlanRequest as SeatRequest,
  ShoulderLink,
  SpectatorRequest,
  SpectatorsInfo,
  SubscribeRequest,
  TableListing,
  TableSummary,
  TicketInfo,
} from './generated'

/** Preset of house rules: as printed, or our revision. */
export type Preset = 'printed' | 'ours'
/** The form of a tournament. */
export type TournamentKind = CreateTournamentRequest['kind']
export type OptionValues = Record<string, boolean | string | number>
export type ClockPlan = Required<ClockRequest>

export interface Clock extends ClockInfo {
  /** local time of receipt (`performance.now()`), in ms */
  heard?: number
}

export type TableView = Omit<SentTable, 'clock' | 'log_from'> & { clock: Clock | null }

/** A frame with its scene, which the last frame of a message shares with the table. */
export type Frame = Omit<SentFrame, 'scene' | 'log'> & { scene: Scene; log?: LogEntry[] }

/** A live message, complete after decoding. */
export type LiveMessage =
  | Exclude<SentMessage, { table: SentTable }>
  | { type: 'table'; table: TableView }
  | { type: 'frames'; since: number; seq: number; frames: Frame[]; table: TableView }

/** A step of an example, with its whole scene. */
export interface ExampleStep {
  scene: Scene
  /** seats to move */
  actors: number[]
  captions: CaptionInfo[]
  /** it can be played on in a sandbox */
  playable?: boolean
}
