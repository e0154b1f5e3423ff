/* Records what a program does with the files of one folder, in order, so that any moment of a power cut can be reproduced. Loaded by
   LD_PRELOAD. POWER_FOLDER: the folder; POWER_LOG: the file for the records. The output of the program is recorded, too. Nothing is
   really synced: the records say what would have been. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#define MAX_DESCRIPTORS 1024
enum { NONE, FILE_, FOLDER };

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int records = -1;
static const char *folder;
static char kind[MAX_DESCRIPTORS];

struct record {
  char what;
  char pad[3];
  int32_t fd;
  int64_t offset;
  int64_t size;
};

__attribute__((constructor)) static void begin(void) {
  folder = getenv("POWER_FOLDER");
  const char *log = getenv("POWER_LOG");
  if (folder && log) records = syscall(SYS_openat, AT_FDCWD, log, O_WRONLY | O_CREAT | O_APPEND, 0600);
}

static void put(const void *data, size_t size) {
  const char *next = data;
  while (size > 0) {
    ssize_t done = syscall(SYS_write, records, next, size);
    if (done <= 0) abort();
    next += done;
    size -= done;
  }
}

static void log_call(char what, int fd, int64_t offset, const void *data, int64_t size) {
  struct record head = {what, {0}, fd, offset, size};
  put(&head, sizeof head);
  if (data) put(data, size);
}

static int is_in_folder(const char *path) {
  return records >= 0 && path && strncmp(path, folder, strlen(folder)) == 0;
}

static int is_recorded(int fd) { return records >= 0 && fd >= 0 && fd < MAX_DESCRIPTORS && kind[fd] != NONE; }

#define REAL(name) \
  static __typeof__(&name) real; \
  if (!real) real = (__typeof__(&name))dlsym(RTLD_NEXT, #name);

static int on_open(int fd, const char *path, int flags, int was_there) {
  if (fd >= 0 && fd < MAX_DESCRIPTORS && is_in_folder(path)) {
    struct stat info;
    int is_folder = fstat(fd, &info) == 0 && S_ISDIR(info.st_mode);
    kind[fd] = is_folder ? FOLDER : FILE_;
    /* offset: 1 for a new file, 2 for a truncated one */
    if (!is_folder) log_call('o', fd, was_there ? ((flags & O_TRUNC) ? 2 : 0) : 1, path, strlen(path));
  }
  return fd;
}

#define OPEN(name) \
  int name(const char *path, int flags, ...) { \
    REAL(name) \
    va_list arguments; \
    va_start(arguments, flags); \
    mode_t mode = va_arg(arguments, mode_t); \
    va_end(arguments); \
    if (!is_in_folder(path)) return real(path, flags, mode); \
    pthread_mutex_lock(&lock); \
    struct stat info; \
    int was_there = stat(path, &info) == 0; \
    int fd = on_open(real(path, flags, mode), path, flags, was_there); \
    pthread_mutex_unlock(&lock); \
    return fd; \
  }
OPEN(open)
OPEN(open64)

int close(int fd) {
  REAL(close)
  if (!is_recorded(fd)) return real(fd);
  pthread_mutex_lock(&lock);
  if (kind[fd] == FILE_) log_call('c', fd, 0, NULL, 0);
  kind[fd] = NONE;
  int result = real(fd);
  pthread_mutex_unlock(&lock);
  return result;
}

#define PWRITE(name, offset_type) \
  ssize_t name(int fd, const void *data, size_t size, offset_type offset) { \
    REAL(name) \
    if (!is_recorded(fd)) return real(fd, data, size, offset); \
    pthread_mutex_lock(&lock); \
    ssize_t done = real(fd, data, size, offset); \
    if (done > 0) log_call('w', fd, offset, data, done); \
    pthread_mutex_unlock(&lock); \
    return done; \
  }
PWRITE(pwrite, off_t)
PWRITE(pwrite64, off64_t)

ssize_t write(int fd, const void *data, size_t size) {
  REAL(write)
  if (fd != 1 && !is_recorded(fd)) return real(fd, data, size);
  pthread_mutex_lock(&lock);
  int64_t offset = fd == 1 ? 0 : lseek(fd, 0, SEEK_CUR);
  ssize_t done = real(fd, data, size);
  if (done > 0 && records >= 0) log_call(fd == 1 ? 'a' : 'w', fd, offset, data, done);
  pthread_mutex_unlock(&lock);
  return done;
}

#define TRUNCATE(name, offset_type) \
  int name(int fd, offset_type size) { \
    REAL(name) \
    if (!is_recorded(fd)) return real(fd, size); \
    pthread_mutex_lock(&lock); \
    int result = real(fd, size); \
    if (result == 0) log_call('t', fd, size, NULL, 0); \
    pthread_mutex_unlock(&lock); \
    return result; \
  }
TRUNCATE(ftruncate, off_t)
TRUNCATE(ftruncate64, off64_t)

#define SYNC(name) \
  int name(int fd) { \
    REAL(name) \
    if (!is_recorded(fd)) return real(fd); \
    pthread_mutex_lock(&lock); \
    log_call(kind[fd] == FOLDER ? 'd' : 's', fd, 0, NULL, 0); \
    pthread_mutex_unlock(&lock); \
    return 0; \
  }
SYNC(fsync)
SYNC(fdatasync)

int unlink(const char *path) {
  REAL(unlink)
  if (!is_in_folder(path)) return real(path);
  pthread_mutex_lock(&lock);
  int result = real(path);
  if (result == 0) log_call('u', -1, 0, path, strlen(path));
  pthread_mutex_unlock(&lock);
  return result;
}

int rename(const char *from, const char *to) {
  REAL(rename)
  if (!is_in_folder(from)) return real(from, to);
  pthread_mutex_lock(&lock);
  int result = real(from, to);
  if (result == 0) {
    char both[2 * 4096];
    size_t first = strlen(from), second = strlen(to);
    memcpy(both, from, first);
    both[first] = 0;
    memcpy(both + first + 1, to, second);
    log_call('r', -1, 0, both, first + 1 + second);
  }
  pthread_mutex_unlock(&lock);
  return result;
}
