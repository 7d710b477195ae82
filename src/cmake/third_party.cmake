# Third-party sources that are compiled with ours, pinned by the hashes of their archives. They are downloaded, unless the variable
# FETCHCONTENT_SOURCE_DIR_BULLET or FETCHCONTENT_SOURCE_DIR_CATCH2 names a folder that holds them. web/play and tests/run name the folders
# of Debian's source packages.
include(FetchContent)
FetchContent_Declare(
  bullet
  URL https://github.com/bulletphysics/bullet3/archive/refs/tags/3.25.tar.gz
  URL_HASH SHA256=c45afb6399e3f68036ddb641c6bf6f552bf332d5ab6be62f7e6c54eda05ceb77
  SOURCE_SUBDIR "only sources") # there is no such folder: CMake includes nothing of Bullet's own build
FetchContent_Declare(
  Catch2
  URL https://github.com/catchorg/Catch2/archive/refs/tags/v3.7.1.tar.gz
  URL_HASH SHA256=c991b247a1a0d7bb9c39aa35faf0fe9e19764213f28ffba3109388e62ee0269c)
